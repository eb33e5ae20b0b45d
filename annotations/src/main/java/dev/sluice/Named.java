package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Tells two collaborators of one interface apart: the tools of {@code @Named("archive") Store store} are
 * {@code id@archive}, and the object is bound under the same qualifier.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.PARAMETER})
public @interface Named {

  /** The qualifier: not blank, without {@code @} and slash. */
  String value();
}
