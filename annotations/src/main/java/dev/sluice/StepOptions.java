package dev.sluice;

import java.util.Objects;

/**
 * Options of one call, for {@link Flows#step}: {@code StepOptions.NONE.retries(2).timeoutSeconds(5)}. They mean what the
 * members of {@link Step} mean and must be constants in a flow. {@code -1}, {@code NaN} and {@code ""} mean "not stated"
 * and can't be set.
 */
public record StepOptions(
    int retries,
    int timeoutSeconds,
    double retryIntervalSeconds,
    double backoffRate,
    double cost,
    String risk,
    String cacheKey,
    int cacheTtlSeconds) {

  /** Nothing stated. */
  public static final StepOptions NONE =
      new StepOptions(-1, -1, Double.NaN, Double.NaN, Double.NaN, "", "", -1);

  public StepOptions {
    require(retries >= -1, "retries", retries);
    require(timeoutSeconds == -1 || timeoutSeconds >= 1, "timeoutSeconds", timeoutSeconds);
    requireFrom(0, retryIntervalSeconds, "retryIntervalSeconds");
    requireFrom(1, backoffRate, "backoffRate");
    requireFrom(0, cost, "cost");
    require(cacheTtlSeconds == -1 || cacheTtlSeconds >= 1, "cacheTtlSeconds", cacheTtlSeconds);
    Objects.requireNonNull(risk, "risk");
    Objects.requireNonNull(cacheKey, "cacheKey");
  }

  /** Further attempts after a failed one, 0 or more: 2 means three attempts. */
  public StepOptions retries(int count) {
    require(count >= 0, "retries", count);
    return new StepOptions(
        count,
        timeoutSeconds,
        retryIntervalSeconds,
        backoffRate,
        cost,
        risk,
        cacheKey,
        cacheTtlSeconds);
  }

  /** Seconds one attempt may take, at least 1. */
  public StepOptions timeoutSeconds(int seconds) {
    require(seconds >= 1, "timeoutSeconds", seconds);
    return new StepOptions(
        retries, seconds, retryIntervalSeconds, backoffRate, cost, risk, cacheKey, cacheTtlSeconds);
  }

  /** Seconds before the first retry, 0 or more. */
  public StepOptions retryIntervalSeconds(double seconds) {
    requireStated(seconds, "retryIntervalSeconds");
    return new StepOptions(
        retries, timeoutSeconds, seconds, backoffRate, cost, risk, cacheKey, cacheTtlSeconds);
  }

  /** Factor applied to the interval after each retry, 1 or more. */
  public StepOptions backoffRate(double factor) {
    requireStated(factor, "backoffRate");
    return new StepOptions(
        retries,
        timeoutSeconds,
        retryIntervalSeconds,
        factor,
        cost,
        risk,
        cacheKey,
        cacheTtlSeconds);
  }

  /** Cost units of the call, 0 or more. */
  public StepOptions cost(double units) {
    requireStated(units, "cost");
    return new StepOptions(
        retries,
        timeoutSeconds,
        retryIntervalSeconds,
        backoffRate,
        units,
        risk,
        cacheKey,
        cacheTtlSeconds);
  }

  /** Free text about the risk of the call, shown to approvers. */
  public StepOptions risk(String text) {
    return new StepOptions(
        retries,
        timeoutSeconds,
        retryIntervalSeconds,
        backoffRate,
        cost,
        text,
        cacheKey,
        cacheTtlSeconds);
  }

  /** Name under which results may be reused, and the seconds such a result stays valid, at least 1. */
  public StepOptions cache(String key, int ttlSeconds) {
    require(ttlSeconds >= 1, "ttlSeconds", ttlSeconds);
    return new StepOptions(
        retries, timeoutSeconds, retryIntervalSeconds, backoffRate, cost, risk, key, ttlSeconds);
  }

  private static void requireStated(double value, String name) {
    require(!Double.isNaN(value), name, value);
  }

  private static void requireFrom(double least, double value, String name) {
    require(Double.isNaN(value) || (value >= least && Double.isFinite(value)), name, value);
  }

  private static void require(boolean holds, String name, Object value) {
    if (!holds) {
      throw new IllegalArgumentException(name + " is out of range: " + value);
    }
  }
}
