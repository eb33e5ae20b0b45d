package dev.sluice.ir.std;

import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure.Kind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The operations by which the standard pures look at values whose kind they do not know. A text counts as the sequence
 * of its code points and an object as the sequence of its keys; existing programs depend on that.
 */
final class Dynamic {

  private Dynamic() {}

  /** Objects by key; lists and texts by integer, from the end if negative. */
  static Json item(Json value, Json key) {
    if (value instanceof Json.Obj object) {
      Optional<Json> found =
          key instanceof Json.Text text ? object.get(text.value()) : Optional.empty();
      return found.orElseThrow(() -> new PureFailure(Kind.MISSING_KEY, "no key " + Repr.of(key)));
    }
    if (!(value instanceof Json.Arr) && !(value instanceof Json.Text)) {
      throw wrongType(value, "has no items");
    }
    List<Json> items = items(value);
    BigInteger index =
        index(key).orElseThrow(() -> wrongType(value, "is indexed by integers only"));
    BigInteger size = BigInteger.valueOf(items.size());
    BigInteger position = index.signum() < 0 ? index.add(size) : index;
    if (position.signum() < 0 || position.compareTo(size) >= 0) {
      throw new PureFailure(Kind.MISSING_KEY, "no index " + index + " in a list of " + size);
    }
    return items.get(position.intValue());
  }

  static Json item(Json value, String key) {
    return item(value, Json.of(key));
  }

  private static Optional<BigInteger> index(Json key) {
    if (key instanceof Json.Bool bool) {
      return Optional.of(bool.value() ? BigInteger.ONE : BigInteger.ZERO);
    }
    return key instanceof Json.Int number ? Optional.of(number.value()) : Optional.empty();
  }

  /** The elements of a list, the code points of a text, the keys of an object. */
  static List<Json> items(Json value) {
    if (value instanceof Json.Arr array) {
      return array.items();
    }
    if (value instanceof Json.Text text) {
      return text.value()
          .codePoints()
          .<Json>mapToObj(c -> Json.of(Character.toString(c)))
          .toList();
    }
    if (value instanceof Json.Obj object) {
      return object.members().keySet().stream().<Json>map(Json::of).toList();
    }
    throw wrongType(value, "is not a sequence");
  }

  /** Exactly two items. */
  static List<Json> pair(Json value) {
    List<Json> items = items(value);
    if (items.size() != 2) {
      throw new PureFailure(Kind.WRONG_VALUE, "expected 2 values, got " + items.size());
    }
    return items;
  }

  /** A copy of an object, or the object made of a sequence of key-value pairs. */
  static Map<String, Json> members(Json value) {
    if (value instanceof Json.Obj object) {
      return new LinkedHashMap<>(object.members());
    }
    Map<String, Json> out = new LinkedHashMap<>();
    for (Json entry : items(value)) {
      List<Json> pair = pair(entry);
      if (!(pair.get(0) instanceof Json.Text key)) {
        throw wrongType(pair.get(0), "is not a key");
      }
      out.put(key.value(), pair.get(1));
    }
    return out;
  }

  /** Whether an object has the key, a list has the text as an element, or a text contains it. */
  static boolean contains(Json value, String wanted) {
    if (value instanceof Json.Obj object) {
      return object.members().containsKey(wanted);
    }
    if (value instanceof Json.Text text) {
      return text.value().contains(wanted);
    }
    if (value instanceof Json.Arr array) {
      return new ArrayList<>(array.items()).contains(Json.of(wanted));
    }
    throw wrongType(value, "contains nothing");
  }

  static PureFailure wrongType(Json value, String complaint) {
    String kind = value.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    return new PureFailure(Kind.WRONG_TYPE, "a value of kind " + kind + " " + complaint);
  }
}
