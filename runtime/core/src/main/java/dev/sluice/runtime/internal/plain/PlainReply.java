package dev.sluice.runtime.internal.plain;

import java.util.Map;
import java.util.OptionalDouble;

/**
 * The answer of a reasoner over plain values.
 *
 * @param cost as reported by a provider
 * @param attributes for events, plain values by name
 */
public record PlainReply(Object value, OptionalDouble cost, Map<String, Object> attributes) {

  public static PlainReply of(Object value) {
    return new PlainReply(value, OptionalDouble.empty(), Map.of());
  }
}
