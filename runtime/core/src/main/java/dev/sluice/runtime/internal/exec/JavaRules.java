package dev.sluice.runtime.internal.exec;

import java.util.List;
import java.util.Objects;

/** Rules of the Java language: nothing counts as true but {@code true}, and null is never decided upon. */
public final class JavaRules implements ValueRules {

  @Override
  public boolean truth(Object value) {
    return (Boolean) value;
  }

  @Override
  public String key(Object value) {
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
    throw new ClassCastException("a switch cannot select by a " + value.getClass().getName());
  }

  @Override
  public String selectorKey(Object value) {
    return key(value);
  }

  @Override
  public List<?> items(Object value) {
    return Objects.requireNonNull((List<?>) value, "the list to repeat for is null");
  }
}
