package dev.sluice;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Written by the processor onto the companion of an annotated class, for other compilations to read: canonical JSON of
 * the declarations in that class (names of parameters, docs, contracts, schemas). Not for authors.
 *
 * <p>The text is the parts one after another: one string constant holds 65,534 bytes and a large class has more.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Descriptor {
  String[] value();
}
