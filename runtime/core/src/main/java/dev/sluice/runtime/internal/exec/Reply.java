package dev.sluice.runtime.internal.exec;

import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a reasoner.
 *
 * @param value the reply as a Java value
 * @param cost as reported by the provider
 * @param attributes for traces
 */
public record Reply(@Nullable Object value, OptionalDouble cost, Map<String, Object> attributes) {

  public static Reply of(@Nullable Object value) {
    return new Reply(value, OptionalDouble.empty(), Map.of());
  }
}
