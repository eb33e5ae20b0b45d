package dev.sluice.runtime.internal.value;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code java.util.Map} with {@code String} keys. */
final class MapCodec extends Codec {

  private final Codec element;

  MapCodec(String type, Codec element) {
    super(type, Nulls.JAVA_ONLY);
    this.element = element;
  }

  @Override
  Json write(Object value, int depth) {
    Map<String, Object> entries = ordered(value);
    Map<String, Json> out = new LinkedHashMap<>();
    String key = "";
    try {
      for (Map.Entry<String, Object> entry : entries.entrySet()) {
        key = entry.getKey();
        out.put(key, element.encode(entry.getValue(), depth));
      }
    } catch (Misfit misfit) {
      throw misfit.entry(key);
    }
    return new Json.Obj(out);
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    if (!(json instanceof Json.Obj object)) {
      throw mismatch(json);
    }
    Map<String, Object> values = new LinkedHashMap<>();
    String key = "";
    try {
      for (Map.Entry<String, Json> entry : object.members().entrySet()) {
        key = entry.getKey();
        values.put(key, element.decode(entry.getValue(), strict, depth));
      }
    } catch (Misfit misfit) {
      throw misfit.entry(key);
    }
    return new Frozen.FrozenMap(values);
  }

  @Override
  Object freeze(Object value, int depth) {
    if (value instanceof Frozen.FrozenMap) {
      return value;
    }
    Map<String, Object> entries = ordered(value);
    Map<String, Object> values = new LinkedHashMap<>();
    String key = "";
    try {
      for (Map.Entry<String, Object> entry : entries.entrySet()) {
        key = entry.getKey();
        values.put(key, element.copy(entry.getValue(), depth));
      }
    } catch (Misfit misfit) {
      throw misfit.entry(key);
    }
    return new Frozen.FrozenMap(values);
  }

  private Map<String, Object> ordered(Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw mismatch(value);
    }
    boolean ordered = map instanceof LinkedHashMap<?, ?>
        || map instanceof SortedMap<?, ?>
        || map instanceof Frozen.FrozenMap;
    Map<String, Object> entries = ordered ? new LinkedHashMap<>() : new TreeMap<>(CodePoints.ORDER);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (!(entry.getKey() instanceof String key)) {
        throw new Misfit(
            entry.getKey() == null ? "TYPE_NULL" : "TYPE_MISMATCH",
            type,
            "a key that is not a string: " + entry.getKey());
      }
      entries.put(key, entry.getValue());
    }
    return entries;
  }
}
