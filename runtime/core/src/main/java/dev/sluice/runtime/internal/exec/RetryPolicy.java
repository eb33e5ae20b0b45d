package dev.sluice.runtime.internal.exec;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Contract;

/**
 * How an effect is attempted.
 *
 * @param attempts in all, at least 1
 * @param interval seconds before the second attempt
 * @param backoff factor per further attempt, at least 1
 * @param timeout seconds of one attempt, {@code NaN} for none
 */
public record RetryPolicy(int attempts, double interval, double backoff, double timeout) {

  static final RetryPolicy ONCE = new RetryPolicy(1, 0, 1, Double.NaN);

  /** More than one attempt only where the contract says that repeating is harmless. */
  public static RetryPolicy of(Ann ann, Contract contract) {
    int attempts = contract.repeatable() ? Math.max(1, ann.attempts().orElse(1)) : 1;
    return new RetryPolicy(
        attempts,
        Math.max(0, ann.retryIntervalSeconds().orElse(0)),
        Math.max(1, ann.backoff().orElse(1)),
        timeoutOf(ann));
  }

  /** Zero counts as none, as in documents of the reference system. */
  public static double timeoutOf(Ann ann) {
    double seconds = ann.timeoutSeconds().orElse(Double.NaN);
    return seconds > 0 ? seconds : Double.NaN;
  }

  boolean plain() {
    return attempts == 1 && Double.isNaN(timeout);
  }

  /** @param failed the attempt that failed, from 1 */
  double delayAfter(int failed) {
    return interval * Math.pow(backoff, failed - 1);
  }
}
