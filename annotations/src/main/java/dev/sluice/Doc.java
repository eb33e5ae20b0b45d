package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Text that a model reads: about a tool, a parameter, a type, a record component or an enum constant. Unlike Javadoc it
 * is behaviour, so it is part of hashes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.TYPE,
  ElementType.FIELD,
  ElementType.RECORD_COMPONENT
})
public @interface Doc {
  String value();
}
