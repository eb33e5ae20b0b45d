package dev.sluice.runtime.internal.std;

import dev.sluice.ir.std.PureFailure;
import dev.sluice.ir.std.PureFailure.Kind;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The operations by which the standard pures look at values whose kind they do not know. A record is an object; a text
 * counts as the sequence of its code points and an object as the sequence of its keys, since existing programs depend
 * on that. Null has nothing in it and raises what Java raises.
 */
public final class Data {

  private final Records records;

  public Data(Records records) {
    this.records = records;
  }

  /** Objects by key; lists and texts by integer, from the end if negative. */
  public @Nullable Object item(@Nullable Object value, @Nullable Object key) {
    Objects.requireNonNull(value, () -> "no '" + key + "' in null");
    if (value instanceof Map<?, ?> map) {
      Object found = map.get(key);
      if (found == null && !map.containsKey(key)) {
        throw new PureFailure(Kind.MISSING_KEY, "no key '" + key + "'");
      }
      return found;
    }
    if (records.isRecord(value)) {
      return records.component(value, String.valueOf(key));
    }
    if (!(value instanceof List<?>) && !(value instanceof String)) {
      throw wrongType(value, "has no items");
    }
    List<?> items = items(value);
    return items.get(position(value, key, items.size()));
  }

  private static int position(Object value, @Nullable Object key, int size) {
    BigInteger index;
    if (key instanceof Boolean flag) {
      index = flag ? BigInteger.ONE : BigInteger.ZERO;
    } else if (key != null && isInteger(key)) {
      index = new BigInteger(key.toString());
    } else {
      throw wrongType(value, "is indexed by integers only");
    }
    BigInteger at = index.signum() < 0 ? index.add(BigInteger.valueOf(size)) : index;
    if (at.signum() < 0 || at.compareTo(BigInteger.valueOf(size)) >= 0) {
      throw new PureFailure(Kind.MISSING_KEY, "no index " + index + " in a list of " + size);
    }
    return at.intValue();
  }

  /** The elements of a list, the code points of a text, the keys of an object. */
  public List<?> items(@Nullable Object value) {
    Objects.requireNonNull(value, "a list is null");
    if (value instanceof List<?> list) {
      return list;
    }
    if (value instanceof String text) {
      return text.codePoints().mapToObj(Character::toString).toList();
    }
    if (value instanceof Map<?, ?> map) {
      return List.copyOf(map.keySet());
    }
    if (records.isRecord(value)) {
      return List.copyOf(records.components(value).keySet());
    }
    throw wrongType(value, "is not a sequence");
  }

  /** Exactly two items. */
  List<?> pair(@Nullable Object value) {
    List<?> items = items(value);
    if (items.size() != 2) {
      throw new PureFailure(Kind.WRONG_VALUE, "expected 2 values, got " + items.size());
    }
    return items;
  }

  /** A copy of an object, or the object made of a sequence of key-value pairs. */
  Map<String, Object> members(@Nullable Object value) {
    if (value != null && records.isRecord(value)) {
      return new LinkedHashMap<>(records.components(value));
    }
    Map<String, Object> out = new LinkedHashMap<>();
    if (value instanceof Map<?, ?> map) {
      map.forEach((key, member) -> out.put(name(key), member));
      return out;
    }
    for (Object entry : items(value)) {
      List<?> pair = pair(entry);
      out.put(name(pair.get(0)), pair.get(1));
    }
    return out;
  }

  private static String name(@Nullable Object key) {
    if (key instanceof String name) {
      return name;
    }
    throw wrongType(key, "is not a key");
  }

  /** Whether an object has the key, a list has the text as an element, or a text contains it. */
  boolean contains(@Nullable Object value, String wanted) {
    Objects.requireNonNull(value, "null contains nothing");
    if (value instanceof Map<?, ?> map) {
      return map.containsKey(wanted);
    }
    if (value instanceof String text) {
      return text.contains(wanted);
    }
    if (value instanceof List<?> list) {
      return list.stream().anyMatch(wanted::equals);
    }
    if (records.isRecord(value)) {
      return records.components(value).containsKey(wanted);
    }
    throw wrongType(value, "contains nothing");
  }

  static boolean isInteger(@Nullable Object value) {
    return value instanceof Long
        || value instanceof Integer
        || value instanceof BigInteger
        || value instanceof Short
        || value instanceof Byte;
  }

  static PureFailure wrongType(@Nullable Object value, String complaint) {
    String kind = value == null ? "null" : value.getClass().getName();
    return new PureFailure(Kind.WRONG_TYPE, "a value of " + kind + " " + complaint);
  }
}
