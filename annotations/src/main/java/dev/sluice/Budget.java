package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Limits of what may be spent. Used inside {@link Grants} and {@link Reasoner}. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Budget {

  /** Cost units, 0 or more; {@code NaN} means no limit. */
  double cost() default Double.NaN;

  /** Tokens read and written together, at least 1; {@code -1} means no limit. */
  long tokens() default -1;

  /** Seconds from start to end, at least 1; {@code -1} means no limit. */
  long wallSeconds() default -1;
}
