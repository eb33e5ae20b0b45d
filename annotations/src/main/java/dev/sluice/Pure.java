package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A deterministic static method without effects. It is recomputed when a run is resumed, so it must give the same
 * result for the same arguments, always; its body is checked for that. It has no retries and no timeout.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Pure {

  /** The name in hashes and journals; {@code ""} means the method name. */
  String id() default "";

  /** True when a call may take longer than about 200 ms, so that an engine does not run it on its own thread. */
  boolean slow() default false;
}
