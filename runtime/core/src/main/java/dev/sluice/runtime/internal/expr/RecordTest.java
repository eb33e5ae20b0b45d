package dev.sluice.runtime.internal.expr;

import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Whether a value is one of some records. Classes are compared by name: a boundary has let only classes of the
 * deployment in, and a program over plain values has no classes to look up.
 */
final class RecordTest implements UnaryOperator<Object> {

  private final String property;
  private final Set<String> names;
  private final Set<String> tags;

  /** @param records the value of the property by binary name */
  RecordTest(String property, Map<String, String> records) {
    this.property = property;
    this.names = Set.copyOf(records.keySet());
    this.tags = Set.copyOf(records.values());
  }

  @Override
  public Object apply(@Nullable Object value) {
    if (value == null) {
      return false;
    }
    if (value instanceof Map<?, ?> object) {
      return object.get(property) instanceof String tag && tags.contains(tag);
    }
    return names.contains(value.getClass().getName());
  }
}
