package dev.sluice.ir;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Options of one node. Numbers keep the form they were written in, since {@code 1} and {@code 1.0} hash differently.
 *
 * @param cost explicit cost units; wins over defaults
 * @param risk free text
 * @param effect informational; no rule reads it
 * @param timeout seconds; for {@code __sleep__} the duration
 * @param maxAttempts attempts in all, so 3 means two retries
 * @param retryIntervalS first back-off delay in seconds
 * @param backoffRate factor applied to the delay after each attempt
 * @param batchable whether a model call may cross a batch interface
 */
public record Ann(
    Optional<Json> cost,
    Optional<String> risk,
    Optional<CacheHint> cache,
    Optional<Contract.Effect> effect,
    Optional<Json> timeout,
    Optional<Json> maxAttempts,
    Optional<Json> retryIntervalS,
    Optional<Json> backoffRate,
    boolean batchable) {

  public static final Ann NONE = new Ann(
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      false);

  /** @param ttlS seconds */
  public record CacheHint(Optional<String> key, Optional<Json> ttlS) {}

  /** Seconds, when the timeout is a number. */
  public OptionalDouble timeoutSeconds() {
    return number(timeout);
  }

  /** Attempts in all, when stated as an integer. */
  public OptionalInt attempts() {
    return maxAttempts.isPresent() && maxAttempts.get() instanceof Json.Int n
        ? OptionalInt.of(n.value().intValueExact())
        : OptionalInt.empty();
  }

  public OptionalDouble retryIntervalSeconds() {
    return number(retryIntervalS);
  }

  public OptionalDouble backoff() {
    return number(backoffRate);
  }

  public OptionalDouble costUnits() {
    return number(cost);
  }

  private static OptionalDouble number(Optional<Json> value) {
    if (value.isPresent() && value.get() instanceof Json.Int n) {
      return OptionalDouble.of(n.value().doubleValue());
    }
    if (value.isPresent() && value.get() instanceof Json.Real r) {
      return OptionalDouble.of(r.value());
    }
    return OptionalDouble.empty();
  }
}
