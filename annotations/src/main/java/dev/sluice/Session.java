package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that is one turn of a long-lived conversation: it takes the state, receives exactly one message from a
 * {@link Channel}, and returns the next state. It runs again on its own result until the channel is closed.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Session {

  /** The name in hashes and journals; {@code ""} means the method name. */
  String id() default "";

  /** Seconds one turn may take, at least 1; {@code -1} means no limit. */
  int turnTimeoutSeconds() default -1;
}
