package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON as ordinary Java values without types: null, {@code Boolean}, {@code Long} or, beyond its range,
 * {@code BigInteger}, {@code Double}, {@code String}, {@code List} and {@code Map} with {@code String} keys. The
 * collections made here are unmodifiable; maps keep the order of members.
 */
public final class PlainJson {

  private PlainJson() {}

  @SuppressWarnings("NullAway") // Null is the value of JSON null.
  public static @Nullable Object toJava(Json json) {
    if (json instanceof Json.Bool bool) {
      return bool.value();
    } else if (json instanceof Json.Int number) {
      BigInteger value = number.value();
      return value.bitLength() < Long.SIZE ? (Object) value.longValue() : value;
    } else if (json instanceof Json.Real number) {
      return number.value();
    } else if (json instanceof Json.Text text) {
      return text.value();
    } else if (json instanceof Json.Arr array) {
      List<Object> items = new ArrayList<>(array.items().size());
      array.items().forEach(item -> items.add(toJava(item)));
      return Collections.unmodifiableList(items);
    } else if (json instanceof Json.Obj object) {
      Map<String, Object> members = new LinkedHashMap<>();
      object.members().forEach((key, member) -> members.put(key, toJava(member)));
      return Collections.unmodifiableMap(members);
    }
    return null;
  }

  /**
   * Smaller integers and floats are accepted too.
   *
   * @throws IllegalArgumentException for any other object, a key that is not a string, NaN and the infinities
   */
  public static Json toJson(@Nullable Object value) {
    if (value == null) {
      return Json.NULL;
    } else if (value instanceof Boolean bool) {
      return Json.of(bool.booleanValue());
    } else if (value instanceof BigInteger number) {
      return new Json.Int(number);
    } else if (value instanceof Double || value instanceof Float) {
      return Json.of(((Number) value).doubleValue());
    } else if (value instanceof Long
        || value instanceof Integer
        || value instanceof Short
        || value instanceof Byte) {
      return Json.of(((Number) value).longValue());
    } else if (value instanceof String text) {
      return Json.of(text);
    } else if (value instanceof List<?> list) {
      return Json.of(list.stream().map(PlainJson::toJson).toList());
    } else if (value instanceof Map<?, ?> map) {
      return object(map);
    }
    throw new IllegalArgumentException("not a plain value: " + value.getClass().getName());
  }

  private static Json object(Map<?, ?> map) {
    Map<String, Json> members = new LinkedHashMap<>();
    map.forEach((key, member) -> {
      if (!(key instanceof String name)) {
        throw new IllegalArgumentException("a key that is not a string: " + key);
      }
      members.put(name, toJson(member));
    });
    return new Json.Obj(members);
  }
}
