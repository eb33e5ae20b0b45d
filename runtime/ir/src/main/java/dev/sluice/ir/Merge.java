package dev.sluice.ir;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * How the branches of a {@link Node.Par} become one value.
 *
 * @param hedgeMs milliseconds before the next branch starts; {@code HEDGE} only
 * @param quorumM successes needed; {@code QUORUM} only
 * @param reducer a pure applied to the merged value
 */
public record Merge(Kind kind, OptionalInt hedgeMs, OptionalInt quorumM, Optional<String> reducer) {

  public enum Kind {
    ALL,
    RACE,
    HEDGE,
    QUORUM;

    public String wire() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
