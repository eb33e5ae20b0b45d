package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** An enum by the names of its constants. */
final class EnumCodec extends Codec {

  private final Class<?> enumClass;
  private final Map<String, Object> constants = new LinkedHashMap<>();

  EnumCodec(String type, Class<?> enumClass, Object[] constants) {
    super(type, Nulls.JAVA_ONLY);
    this.enumClass = enumClass;
    Arrays.stream(constants)
        .forEach(constant -> this.constants.put(((Enum<?>) constant).name(), constant));
  }

  @Override
  boolean isTrivial() {
    return true;
  }

  @Override
  Json write(Object value, int depth) {
    return Json.of(((Enum<?>) freeze(value, depth)).name());
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    if (!(json instanceof Json.Text text)) {
      throw mismatch(json);
    }
    Object constant = constants.get(text.value());
    if (constant == null) {
      throw new Misfit(
          "TYPE_BAD_CONSTANT",
          type,
          "no constant '" + text.value() + "', only " + constants.keySet());
    }
    return constant;
  }

  @Override
  Object freeze(Object value, int depth) {
    if (enumClass.isInstance(value)) {
      return value;
    }
    throw mismatch(value);
  }
}
