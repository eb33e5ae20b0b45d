package dev.sluice.ir;

/**
 * What is asserted of a tool. What is not asserted is not assumed: {@link #CONSERVATIVE}.
 *
 * @param asserted true when a trusted declaration says so, false for a hint
 */
public record Contract(Effect effect, Idempotency idempotency, boolean asserted) {

  public static final Contract CONSERVATIVE = new Contract(Effect.WRITE, Idempotency.NONE, false);

  /** True when performing the call again is harmless: the one rule for retry, recovery and racing. */
  public boolean repeatable() {
    return asserted
        && (effect == Effect.READ
            || idempotency == Idempotency.NATIVE
            || idempotency == Idempotency.REQUIRED);
  }

  public enum Effect {
    READ,
    WRITE,
    EXTERNAL,
    DANGEROUS;

    public String wire() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  public enum Idempotency {
    NONE,
    BEST_EFFORT,
    NATIVE,
    REQUIRED;

    public String wire() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
