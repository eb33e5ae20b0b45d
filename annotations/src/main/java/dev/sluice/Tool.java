package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method with an effect that flows and agents may call. An abstract method is bound to an object when a deployment is
 * started; a method with a body is called as it is.
 *
 * <p>{@link #effect} and {@link #idempotency} are assertions. A tool that states neither is a write that must not be
 * repeated. Options below are defaults for every call of the tool; {@link Step} on a call wins over them.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Tool {

  /** The name in hashes, grants and journals; {@code ""} means the method name. It must not contain a slash. */
  String id() default "";

  /** What a model is told about this tool; {@code ""} means the text of {@link Doc}, if any. */
  String description() default "";

  Effect effect() default Effect.WRITE;

  Idempotency idempotency() default Idempotency.NONE;

  /**
   * Seconds, counted from the first attempt, during which the tool recognises its idempotency key. Later the call is no
   * longer repeatable. At least 1; {@code -1} means for ever.
   */
  int idempotencyWindowSeconds() default -1;

  /**
   * Further attempts after a failed one, so 2 means three attempts. {@code -1} means not stated. More than 0 is refused
   * for a tool that is not repeatable, that is, neither read-only nor {@code NATIVE} or {@code REQUIRED}.
   */
  int retries() default -1;

  /**
   * Seconds one attempt may take, at least 1; {@code -1} means no limit. Then its thread is interrupted. Code that
   * ignores the interruption is waited for: a step never ends while its code may still have an effect.
   */
  int timeoutSeconds() default -1;

  /** Seconds before the first retry, 0 or more; {@code NaN} means not stated. */
  double retryIntervalSeconds() default Double.NaN;

  /** Factor applied to the interval after each retry, 1 or more; {@code NaN} means not stated. */
  double backoffRate() default Double.NaN;

  /** Cost units of one call, 0 or more; {@code NaN} means the standard cost of a tool call. */
  double cost() default Double.NaN;

  /** Free text about the risk of a call, shown to approvers; {@code ""} means none. */
  String risk() default "";

  /** Name under which results may be reused; {@code ""} means results are not reused. */
  String cacheKey() default "";

  /** Seconds a reused result stays valid, at least 1; {@code -1} means not stated. */
  int cacheTtlSeconds() default -1;
}
