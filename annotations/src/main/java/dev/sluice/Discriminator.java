package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How values of a sealed type are told apart in JSON. Without it the property is {@code type} and its value the simple
 * name of the record. On the sealed type it names the property, on a record it is the property's value.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Discriminator {
  String value();
}
