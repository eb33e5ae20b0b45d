package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code java.util.Optional}; null is JSON's only word for empty, so a null reference is refused. */
final class OptionalCodec extends Codec {

  private final Codec element;

  OptionalCodec(String type, Codec element) {
    super(type, Nulls.REFUSED);
    this.element = element;
  }

  @Override
  Json write(Object value, int depth) {
    Optional<?> optional = optional(value);
    return optional.isPresent() ? element.encode(optional.get(), depth) : Json.NULL;
  }

  @Override
  @Nullable
  Object decode(Json json, boolean strict, int depth) {
    return json instanceof Json.Null ? Optional.empty() : super.decode(json, strict, depth);
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    return Optional.of(Objects.requireNonNull(element.decode(json, strict, depth)));
  }

  @Override
  Object absent() {
    return Optional.empty();
  }

  @Override
  Object freeze(Object value, int depth) {
    Optional<?> optional = optional(value);
    if (optional.isEmpty()) {
      return optional;
    }
    Object copy = element.copy(optional.get(), depth);
    return copy == optional.get() ? optional : Optional.of(Objects.requireNonNull(copy));
  }

  private Optional<?> optional(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional;
    }
    throw mismatch(value);
  }
}
