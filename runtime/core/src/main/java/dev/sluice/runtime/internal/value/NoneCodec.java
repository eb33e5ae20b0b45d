package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;

/** No value: always null. */
final class NoneCodec extends Codec {

  NoneCodec() {
    super("void", Nulls.ALLOWED);
  }

  @Override
  Json write(Object value, int depth) {
    throw mismatch(value);
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    throw mismatch(json);
  }

  @Override
  Object freeze(Object value, int depth) {
    throw mismatch(value);
  }
}
