package dev.sluice.runtime.internal.std;

import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.Ann;
import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.std.PureFailure;
import dev.sluice.ir.std.StdPures;
import dev.sluice.runtime.StepFailed;
import dev.sluice.runtime.internal.plain.PlainHandlers;
import dev.sluice.runtime.internal.plain.PlainRunner;
import dev.sluice.runtime.internal.value.PlainJson;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The standard pures over Java values give what their plain definition over JSON gives, and fail where it fails. */
final class StdDifferentialTest {

  private static final List<String> KEYS =
      List.of("a", "b", "c", "__branch__", "round", "maxRounds");

  private final Random random = new Random(20240601);

  @Test
  void agreesOnRandomArgumentsAndInputs() {
    List<String> pures = new ArrayList<>(StdPures.names());
    int values = 0;
    try (PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT)) {
      for (int i = 0; i < 40_000; i++) {
        String pure = pures.get(i % pures.size());
        Optional<Json.Obj> args =
            random.nextInt(30) == 0 ? Optional.empty() : Optional.of(args(pure));
        Json input = input(pure);
        Optional<Json> wanted = plain(pure, input, args);
        Optional<Json> seen = linked(runner, pure, input, args);
        assertWithMessage(
                "%s %s on %s", pure, args.map(CanonicalJson::text), CanonicalJson.text(input))
            .that(seen.map(CanonicalJson::text))
            .isEqualTo(wanted.map(CanonicalJson::text));
        values += wanted.isPresent() ? 1 : 0;
      }
    }
    // A test that only ever saw failures would not say much.
    assertWithMessage("values").that(values).isGreaterThan(10_000);
  }

  private static Optional<Json> plain(String pure, Json input, Optional<Json.Obj> args) {
    try {
      return Optional.of(StdPures.apply(pure, input, args));
    } catch (PureFailure e) {
      return Optional.empty();
    }
  }

  private static Optional<Json> linked(
      PlainRunner runner, String pure, Json input, Optional<Json.Obj> args) {
    Node node = new Node.Arr("p", Ann.NONE, pure, args);
    try {
      return Optional.of(
          PlainJson.toJson(runner.link(node, new PlainHandlers()).run(PlainJson.toJava(input))));
    } catch (StepFailed e) {
      return Optional.empty();
    }
  }

  private Json.Obj args(String pure) {
    return switch (pure) {
      case "std.pluck" ->
        Json.Obj.of("key", random.nextInt(4) == 0 ? Json.of(random.nextInt(5) - 2) : key());
      case "std.init", "std.assign" -> Json.Obj.of("key", key());
      case "std.collect" -> Json.Obj.of("fields", keys());
      case "std.merge" -> random.nextBoolean() ? Json.Obj.EMPTY : Json.Obj.of("fields", keys());
      case "std.pack" -> Json.Obj.of("fields", object(this::selector));
      case "std.unpack" -> Json.Obj.of("fields", object(this::key));
      case "std.bind" -> Json.Obj.of("consts", object(() -> value(1)));
      case "std.record" ->
        Json.Obj.of("fields", list(this::entry), "consts", object(() -> value(1)));
      case "std.each_pack" ->
        Json.Obj.of(
            "items",
            key(),
            "item",
            key(),
            "fields",
            object(this::key),
            "consts",
            object(() -> value(1)));
      default -> Json.Obj.EMPTY;
    };
  }

  private Json input(String pure) {
    if (pure.equals("std.assign") || pure.equals("std.collect") || pure.equals("std.record")) {
      return random.nextInt(4) == 0 ? value(2) : list(() -> value(2));
    }
    return random.nextInt(6) == 0 ? value(2) : object(() -> value(2));
  }

  private Json key() {
    return Json.of(KEYS.get(random.nextInt(KEYS.size())));
  }

  private Json keys() {
    return list(this::key);
  }

  private Json selector() {
    return switch (random.nextInt(8)) {
      case 0 -> Json.Obj.of("input", Json.TRUE);
      case 1 -> Json.Obj.of("const", value(1));
      case 2 -> Json.Obj.of("input", Json.FALSE);
      default -> Json.Obj.of("field", key());
    };
  }

  private Json entry() {
    Json index = switch (random.nextInt(8)) {
      case 0 -> Json.NULL;
      case 1 -> Json.of(-1);
      default -> Json.of(random.nextInt(3));
    };
    return Json.of(List.of(key(), index));
  }

  private Json list(Supplier<Json> item) {
    List<Json> items = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      items.add(item.get());
    }
    return Json.of(items);
  }

  private Json object(Supplier<Json> value) {
    Map<String, Json> members = new LinkedHashMap<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      members.put(((Json.Text) key()).value(), value.get());
    }
    return new Json.Obj(members);
  }

  private Json value(int depth) {
    return switch (random.nextInt(depth > 0 ? 9 : 6)) {
      case 0 -> Json.NULL;
      case 1 -> Json.of(random.nextBoolean());
      case 2 -> Json.of(random.nextInt(7) - 3);
      case 3 -> Json.of(random.nextInt(5) / 2.0);
      case 4 -> Json.of(List.of("", "a", "ab", "\u00e9", "\ud83d\ude00").get(random.nextInt(5)));
      case 5 -> new Json.Int(BigInteger.TEN.pow(25));
      case 6, 7 -> object(() -> value(depth - 1));
      default -> list(() -> value(depth - 1));
    };
  }
}
