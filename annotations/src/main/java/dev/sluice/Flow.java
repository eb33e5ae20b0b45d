package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method whose body is compiled to a durable flow. The body stays ordinary Java: calling the method directly runs it
 * as such. A flow has no retries of its own; they belong to the steps in it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Flow {

  /**
   * The name of the flow in hashes, journals and grants. {@code ""} means the method name. Needed when two flows of a
   * class have names that are equal ignoring case, such as overloads.
   */
  String id() default "";

  /** Seconds a whole run may take, at least 1; {@code -1} means no limit. A run past it ends as timed out. */
  int timeoutSeconds() default -1;
}
