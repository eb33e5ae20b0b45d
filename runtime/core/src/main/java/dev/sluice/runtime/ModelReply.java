package dev.sluice.runtime;

import dev.sluice.ir.Json;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What a model answered.
 *
 * @param value the reply, to be bound to the reasoner's return type
 * @param cost what the provider charged, in cost units; absent when it did not say
 * @param attributes facts for traces under {@code llm.*} names
 */
public record ModelReply(Json value, OptionalDouble cost, Map<String, Json> attributes) {

  public ModelReply {
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
  }

  /** A reply about which nothing else is known. */
  public static ModelReply of(Json value) {
    return new ModelReply(value, OptionalDouble.empty(), Map.of());
  }
}
