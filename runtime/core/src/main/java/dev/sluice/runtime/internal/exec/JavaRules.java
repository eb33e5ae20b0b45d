package dev.sluice.runtime.internal.exec;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Rules of the Java language: nothing counts as true but {@code true}, and null is never decided upon. */
public final class JavaRules implements ValueRules {

  @Override
  public boolean truth(@Nullable Object value) {
    return Objects.requireNonNull((Boolean) value, "a condition is null");
  }

  @Override
  public String key(@Nullable Object value) {
    Objects.requireNonNull(value, "switch on null");
    if (value instanceof String text) {
      return text;
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    if (value instanceof Character c) {
      return Integer.toString(c);
    }
    if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
      return value.toString();
    }
    throw new ClassCastException(
        "a switch cannot select by a " + value.getClass().getName());
  }

  @Override
  public String selectorKey(@Nullable Object value) {
    return key(value);
  }

  @Override
  public List<?> items(@Nullable Object value) {
    return Objects.requireNonNull((List<?>) value, "the list to repeat for is null");
  }
}
