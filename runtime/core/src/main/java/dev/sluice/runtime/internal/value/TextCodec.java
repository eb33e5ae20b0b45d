package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;

/** {@code java.lang.String}. */
final class TextCodec extends Codec {

  TextCodec() {
    super("String", Nulls.JAVA_ONLY);
  }

  @Override
  boolean isTrivial() {
    return true;
  }

  @Override
  Json write(Object value, int depth) {
    return Json.of((String) freeze(value, depth));
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    if (json instanceof Json.Text text) {
      return text.value();
    }
    throw mismatch(json);
  }

  @Override
  Object freeze(Object value, int depth) {
    if (value instanceof String) {
      return value;
    }
    throw mismatch(value);
  }
}
