package dev.sluice.ir;

import java.util.OptionalInt;

/**
 * How much of a conversation a step may see.
 *
 * @param maxTokens token budget of what is shown
 */
public record CtxPolicy(Scope scope, boolean redactPii, OptionalInt maxTokens) {

  public enum Scope {
    NONE,
    LOCAL,
    SUMMARY,
    WHOLE_SESSION;

    public String wire() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
