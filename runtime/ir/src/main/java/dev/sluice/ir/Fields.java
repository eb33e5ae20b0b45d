package dev.sluice.ir;

import dev.sluice.ir.IrException.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The members of one object of a document, read by name. {@code null} is the same as absent everywhere.
 *
 * <p>The lenient reading is the one of the wire format: keys that nothing asks for are ignored, and where an object is
 * optional any falsy value means that it is absent. The strict reading refuses both.
 */
final class Fields {

  enum Reading {
    LENIENT,
    STRICT
  }

  private final Json.Obj object;
  private final JsonPath path;
  private final Reading reading;
  private final Set<String> asked = new HashSet<>();

  private Fields(Json.Obj object, JsonPath path, Reading reading) {
    this.object = object;
    this.path = path;
    this.reading = reading;
  }

  static Fields of(Json value, JsonPath path, Reading reading) {
    if (value instanceof Json.Obj object) {
      return new Fields(object, path, reading);
    }
    throw new IrException(
        Code.IR_FIELD_TYPE, path.text(), "Expected an object but found " + kind(value));
  }

  JsonPath path(String key) {
    return path.member(key);
  }

  /** Whether the key stands in the object, even with {@code null}. */
  boolean states(String key) {
    asked.add(key);
    return object.get(key).isPresent();
  }

  /** The value of the first spelling that stands in the object, unless it is {@code null}. */
  Optional<Json> value(String... spellings) {
    asked.addAll(List.of(spellings));
    for (String key : spellings) {
      Optional<Json> value = object.get(key);
      if (value.isPresent()) {
        return value.filter(json -> !json.equals(Json.NULL));
      }
    }
    return Optional.empty();
  }

  /** A value that, being optional, counts as absent when falsy; see the class comment. */
  Optional<Json> truthy(String... spellings) {
    return value(spellings).filter(json -> reading == Reading.STRICT || Truthiness.of(json));
  }

  Optional<Fields> object(String key) {
    return truthy(key).map(value -> of(value, path(key), reading));
  }

  /** A member that the caller has already looked up. */
  Fields member(String key, Json value) {
    return of(value, path(key), reading);
  }

  Fields requiredObject(String key) {
    return of(value(key).orElseThrow(() -> missing(key)), path(key), reading);
  }

  /** The object in a slot of the tree, which may be a member of {@code cases}. */
  Fields child(Slot slot, Json value) {
    return of(value, slot.path(path), reading);
  }

  String text(String key) {
    return optionalText(key).orElseThrow(() -> missing(key));
  }

  Optional<String> optionalText(String... spellings) {
    return value(spellings).map(value -> asText(value, path(spellings[0])));
  }

  /** One of the words of an enumeration. */
  <E> E word(String key, E[] all, Function<E, String> wire) {
    return toWord(key, text(key), all, wire);
  }

  <E> Optional<E> optionalWord(String key, E[] all, Function<E, String> wire) {
    return truthy(key).map(value -> toWord(key, asText(value, path(key)), all, wire));
  }

  private <E> E toWord(String key, String text, E[] all, Function<E, String> wire) {
    List<String> words = new ArrayList<>();
    for (E candidate : all) {
      if (wire.apply(candidate).equals(text)) {
        return candidate;
      }
      words.add(wire.apply(candidate));
    }
    throw new IrException(Code.IR_BAD_WORD, path(key).text(), "'" + text + "' is none of " + words);
  }

  boolean flag(String... spellings) {
    Optional<Json> value = value(spellings);
    if (reading == Reading.STRICT && value.isPresent() && !(value.get() instanceof Json.Bool)) {
      throw type(spellings[0], "a boolean", value.get());
    }
    return value.isPresent() && Truthiness.of(value.get());
  }

  /** Any value when lenient, else a number; the form in which it was written is kept. */
  Optional<Json> number(String... spellings) {
    Optional<Json> value = value(spellings);
    if (reading == Reading.STRICT
        && value.isPresent()
        && !(value.get() instanceof Json.Int)
        && !(value.get() instanceof Json.Real)) {
      throw type(spellings[0], "a number", value.get());
    }
    return value;
  }

  /** Any value when lenient, else an integer of 32 bits. */
  Optional<Json> whole(String... spellings) {
    Optional<Json> value = value(spellings);
    if (reading == Reading.STRICT && value.isPresent()) {
      asInt(value.get(), path(spellings[0]));
    }
    return value;
  }

  OptionalInt integer(String key) {
    Optional<Json> value = value(key);
    return value.isPresent() ? OptionalInt.of(asInt(value.get(), path(key))) : OptionalInt.empty();
  }

  /** Each element of an array; absent stays absent. */
  <T> Optional<List<T>> list(Function<Entry, T> read, String key) {
    Optional<Json> value = truthy(key);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    if (!(value.get() instanceof Json.Arr array)) {
      throw type(key, "an array", value.get());
    }
    List<T> out = new ArrayList<>();
    for (int i = 0; i < array.items().size(); i++) {
      out.add(read.apply(new Entry(array.items().get(i), path(key).item(i), reading)));
    }
    return Optional.of(out);
  }

  /** Each value of an object, by key; absent stays absent. */
  <T> Optional<SortedMap<String, T>> map(Function<Entry, T> read, String key) {
    Optional<Json> value = value(key);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    if (!(value.get() instanceof Json.Obj members)) {
      throw type(key, "an object", value.get());
    }
    SortedMap<String, T> out = new TreeMap<>(CodePoints.ORDER);
    members
        .members()
        .forEach((name, member) ->
            out.put(name, read.apply(new Entry(member, path(key).member(name), reading))));
    return Optional.of(out);
  }

  /** An element of an array or a value of a map, with its place. */
  record Entry(Json value, JsonPath path, Reading reading) {
    String text() {
      return asText(value, path);
    }

    Fields fields() {
      return Fields.of(value, path, reading);
    }
  }

  /** Refuses keys that nothing has asked for, when strict. */
  void finish() {
    if (reading == Reading.LENIENT) {
      return;
    }
    List<String> unknown = new ArrayList<>(object.members().keySet());
    unknown.removeAll(asked);
    unknown.sort(CodePoints.ORDER);
    if (!unknown.isEmpty()) {
      throw new IrException(
          Code.IR_FIELD_UNKNOWN, path(unknown.get(0)).text(), "No such field is known here");
    }
  }

  IrException missing(String key) {
    return new IrException(
        Code.IR_FIELD_MISSING, path.text(), "The field '" + key + "' is missing");
  }

  private IrException type(String key, String wanted, Json found) {
    return typeError(path(key), wanted, found);
  }

  static String asText(Json value, JsonPath path) {
    if (value instanceof Json.Text text) {
      return text.value();
    }
    throw typeError(path, "a string", value);
  }

  static int asInt(Json value, JsonPath path) {
    if (!(value instanceof Json.Int number)) {
      throw typeError(path, "an integer", value);
    }
    if (number.value().bitLength() >= Integer.SIZE) {
      throw new IrException(
          Code.IR_FIELD_RANGE, path.text(), "The integer needs more than 32 bits");
    }
    return number.value().intValue();
  }

  static IrException typeError(JsonPath path, String wanted, Json found) {
    return new IrException(
        Code.IR_FIELD_TYPE, path.text(), "Expected " + wanted + " but found " + kind(found));
  }

  private static String kind(Json value) {
    if (value instanceof Json.Bool) {
      return "a boolean";
    }
    if (value instanceof Json.Int) {
      return "an integer";
    }
    if (value instanceof Json.Real) {
      return "a number with a fraction";
    }
    if (value instanceof Json.Text) {
      return "a string";
    }
    if (value instanceof Json.Arr) {
      return "an array";
    }
    return value instanceof Json.Obj ? "an object" : "null";
  }
}
