package dev.sluice;

/** What happens when a tool is called again with the same idempotency key. */
public enum Idempotency {
  /** A second call is a second effect. */
  NONE,
  /** A second call is usually recognised; not relied upon, so treated like {@link #NONE} by retries and recovery. */
  BEST_EFFORT,
  /** A second call has no further effect by the nature of the operation. */
  NATIVE,
  /** A second call has no further effect because the tool remembers the key it was given. */
  REQUIRED
}
