package dev.sluice.ir.graph;

import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** The members of one object of a graph document, read by name; {@code null} is the same as absent. */
final class Members {

  private final Json.Obj json;
  private final String path;

  Members(Json json, String path) {
    if (!(json instanceof Json.Obj object)) {
      throw new IrException(IrException.Code.IR_FIELD_TYPE, path, "Expected an object");
    }
    this.json = object;
    this.path = path;
  }

  Json.Obj json() {
    return json;
  }

  boolean has(String key) {
    return value(key).isPresent();
  }

  Optional<Json> value(String key) {
    return json.get(key).filter(value -> !value.equals(Json.NULL));
  }

  Optional<String> text(String key) {
    return value(key).map(value -> {
      if (value instanceof Json.Text text) {
        return text.value();
      }
      throw error(IrException.Code.IR_FIELD_TYPE, key, "Expected a text");
    });
  }

  String required(String key) {
    return text(key).orElseThrow(() -> missing(key));
  }

  OptionalInt integer(String key) {
    Optional<Json> value = value(key);
    if (value.isEmpty()) {
      return OptionalInt.empty();
    }
    if (value.get() instanceof Json.Int number && number.value().bitLength() < Integer.SIZE) {
      return OptionalInt.of(number.value().intValue());
    }
    throw error(IrException.Code.IR_FIELD_TYPE, key, "Expected an integer of 32 bits");
  }

  <E> E word(String key, E[] words, Function<E, String> wire) {
    String text = required(key);
    for (E word : words) {
      if (wire.apply(word).equals(text)) {
        return word;
      }
    }
    throw error(
        IrException.Code.IR_BAD_WORD, key, "'" + text + "' is none of the words allowed here");
  }

  Optional<Members> object(String key) {
    return value(key).map(value -> new Members(value, path + "." + key));
  }

  /** The values of an array; none if it is absent. */
  List<Json> values(String key) {
    return value(key)
        .map(value -> {
          if (value instanceof Json.Arr array) {
            return array.items();
          }
          throw error(IrException.Code.IR_FIELD_TYPE, key, "Expected an array");
        })
        .orElse(List.of());
  }

  /** The objects of an array that must be there. */
  List<Members> array(String key) {
    if (!has(key)) {
      throw missing(key);
    }
    List<Members> objects = new ArrayList<>();
    for (Json value : values(key)) {
      objects.add(new Members(value, path + "." + key + "[" + objects.size() + "]"));
    }
    return objects;
  }

  IrException missing(String key) {
    return error(IrException.Code.IR_FIELD_MISSING, key, "The member is missing");
  }

  IrException error(IrException.Code code, String key, String message) {
    return new IrException(code, path + "." + key, message);
  }
}
