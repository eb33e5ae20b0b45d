package dev.sluice.runtime.internal.value;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.JsonSchemas;
import dev.sluice.runtime.BoundaryException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Schema, encoding, decoding and copying of random values of random types agree. */
class BindingPropertyTest {

  private static final int ROUNDS = 1_500;

  /** Integers stay small and have no fraction of zero: there the schema is coarser than the binding, see JsonSchemas. */
  private static final List<Json> STRANGERS = List.of(
      Json.NULL,
      Json.TRUE,
      Json.of(0),
      Json.of(-1),
      Json.of(127),
      Json.of(128),
      Json.of(-129),
      Json.of(40_000),
      Json.of(1L << 31),
      Json.of(0.5),
      Json.of(1e39),
      Json.of(-1e300),
      Json.of(""),
      Json.of("x"),
      Json.of("BUG"),
      Json.of("xy"),
      Json.of(List.of()),
      Json.of(List.of(Json.NULL)),
      Json.Obj.EMPTY,
      Json.Obj.of("value", Json.of("x")),
      Json.Obj.of("x", Json.NULL),
      Json.of("Dot"),
      Json.Obj.of("type", Json.of("Ring"), "width", Json.of(1)),
      Json.Obj.of("kind of", Json.of("Blank")));

  @Test
  void whatIsEncodedFitsTheSchemaAndComesBack() {
    RandomValues values = new RandomValues(21);
    for (int i = 0; i < ROUNDS; i++) {
      BoundaryType type = values.type();
      Binding binding = Demo.binding(type);
      Object value = values.value(type, 3, false);
      Json json = binding.encode(value);
      String text = CanonicalJson.text(json);
      String where = "round " + i + ": " + type.text() + " " + text;
      assertWithMessage(where)
          .that(new SchemaCheck(JsonSchemas.of(type, Demo.TABLE)).accepts(json))
          .isTrue();
      assertWithMessage(where).that(binding.decodeStrict(json)).isEqualTo(value);
      assertWithMessage(where)
          .that(binding.decodeStrict(JsonParser.parse(text)))
          .isEqualTo(value);
      assertWithMessage(where).that(binding.copy(value)).isEqualTo(value);
    }
  }

  @Test
  void nullReferencesComeBackToo() {
    RandomValues values = new RandomValues(22);
    int refused = 0;
    for (int i = 0; i < ROUNDS; i++) {
      BoundaryType type = values.type();
      Binding binding = Demo.binding(type);
      Object value = values.value(type, 3, true);
      Json json = binding.encode(value);
      String where = "round " + i + ": " + type.text() + " " + CanonicalJson.text(json);
      assertWithMessage(where).that(binding.decode(json)).isEqualTo(value);
      assertWithMessage(where).that(binding.copy(value)).isEqualTo(value);
      boolean valid = new SchemaCheck(JsonSchemas.of(type, Demo.TABLE)).accepts(json);
      assertWithMessage(where).that(isDecodedStrictly(binding, json)).isEqualTo(valid);
      refused += valid ? 0 : 1;
    }
    assertThat(refused).isAtLeast(ROUNDS / 10);
  }

  @Test
  void strictDecodingAcceptsExactlyWhatTheSchemaAccepts() {
    RandomValues values = new RandomValues(23);
    Random random = new Random(23);
    int accepted = 0;
    for (int i = 0; i < 4 * ROUNDS; i++) {
      BoundaryType type = values.type();
      Binding binding = Demo.binding(type);
      Json json = mutated(binding.encode(values.value(type, 3, false)), random);
      boolean valid = new SchemaCheck(JsonSchemas.of(type, Demo.TABLE)).accepts(json);
      assertWithMessage("round %s: %s %s", i, type.text(), CanonicalJson.text(json))
          .that(isDecodedStrictly(binding, json))
          .isEqualTo(valid);
      accepted += valid ? 1 : 0;
    }
    assertThat(accepted).isAtLeast(ROUNDS / 2);
    assertThat(accepted).isAtMost(3 * ROUNDS);
  }

  private static boolean isDecodedStrictly(Binding binding, Json json) {
    try {
      binding.decodeStrict(json);
      return true;
    } catch (BoundaryException e) {
      // What a constructor refuses is none of the schema's business.
      return e.code().equals("TYPE_CONSTRUCTOR");
    }
  }

  /** One place is replaced, dropped or added. */
  private static Json mutated(Json json, Random random) {
    boolean here = random.nextInt(3) == 0;
    if (!here && json instanceof Json.Arr array && !array.items().isEmpty()) {
      List<Json> items = new ArrayList<>(array.items());
      int at = random.nextInt(items.size());
      items.set(at, mutated(items.get(at), random));
      return Json.of(items);
    } else if (!here && json instanceof Json.Obj object && !object.members().isEmpty()) {
      Map<String, Json> members = new LinkedHashMap<>(object.members());
      String key = List.copyOf(members.keySet()).get(random.nextInt(members.size()));
      switch (random.nextInt(5)) {
        case 0 -> members.remove(key);
        case 1 -> members.put("stranger", stranger(random));
        default -> members.put(key, mutated(members.get(key), random));
      }
      return new Json.Obj(members);
    }
    return stranger(random);
  }

  private static Json stranger(Random random) {
    return STRANGERS.get(random.nextInt(STRANGERS.size()));
  }
}
