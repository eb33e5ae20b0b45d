package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Options of the call that gives a local variable its value:
 * {@code @Step(retries = 2, timeoutSeconds = 5) Hit hit = lookup(id);}. The outermost operation of the initializer must
 * be a call of a tool, reasoner or flow. {@link Flows#step} does the same for a call without a variable. What is not
 * stated here is taken from the declaration of the called method.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.LOCAL_VARIABLE)
public @interface Step {

  /** The step's name in journals and hashes; {@code ""} means the variable's name. Keeps ids stable over a renaming. */
  String name() default "";

  /** Further attempts after a failed one, so 2 means three attempts; {@code -1} means not stated. */
  int retries() default -1;

  /** Seconds one attempt may take, at least 1; {@code -1} means not stated. */
  int timeoutSeconds() default -1;

  /** Seconds before the first retry, 0 or more; {@code NaN} means not stated. */
  double retryIntervalSeconds() default Double.NaN;

  /** Factor applied to the interval after each retry, 1 or more; {@code NaN} means not stated. */
  double backoffRate() default Double.NaN;

  /** Cost units of the call, 0 or more; {@code NaN} means not stated. */
  double cost() default Double.NaN;

  /** Free text about the risk of the call, shown to approvers; {@code ""} means not stated. */
  String risk() default "";

  /** Name under which results may be reused; {@code ""} means not stated. */
  String cacheKey() default "";

  /** Seconds a reused result stays valid, at least 1; {@code -1} means not stated. */
  int cacheTtlSeconds() default -1;

  ContextScope contextScope() default ContextScope.UNSET;

  /** Tokens of conversation shown, at least 1; {@code -1} means not stated. */
  int contextMaxTokens() default -1;

  /** True when personal data are removed from the conversation that is shown. */
  boolean redactPii() default false;

  /** True when a model call may be answered through a provider's batch interface, hours later. */
  boolean batchable() default false;
}
