package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How values of a sealed interface are told apart in JSON. A value is written as the object of its record with one
 * property more. Without this annotation the property is {@code type} and its value the simple name of the record.
 *
 * <ul>
 *   <li>On the sealed interface it names the property, also for the sealed interfaces it permits.
 *   <li>On a record of a sealed interface it is the property's value.
 * </ul>
 *
 * <pre>{@code
 * @Discriminator("kind")
 * sealed interface Shape permits Circle, Dot {}
 *
 * @Discriminator("round")
 * record Circle(double radius) implements Shape {}   // {"kind": "round", "radius": 1.0}
 *
 * record Dot() implements Shape {}                   // {"kind": "Dot"}
 * }</pre>
 *
 * <p>What counts is the declared type: where a parameter, result or component is declared as the record itself, there is
 * nothing to tell apart, and the property is neither written nor accepted.
 *
 * <p>Compile errors: {@code DISCRIMINATOR_ILLEGAL} on any other type or with an empty text,
 * {@code TYPE_DISCRIMINATOR_CLASH} if a component has the property's name, {@code TYPE_DISCRIMINATOR_TWICE} if two
 * records have one value, {@code TYPE_SEALED} if a permitted interface names another property.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Discriminator {
  String value();
}
