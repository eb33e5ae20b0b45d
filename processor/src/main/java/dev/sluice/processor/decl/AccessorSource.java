package dev.sluice.processor.decl;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * Tells a record accessor that somebody wrote from one that the compiler made. {@code javax.lang.model} does not know
 * the difference, compiler trees do.
 */
@FunctionalInterface
public interface AccessorSource {

  /** Nothing is known, as in class files and without javac. */
  AccessorSource UNKNOWN = accessor -> false;

  /** True when the accessor certainly stands in the source. */
  boolean isWritten(ExecutableElement accessor);

  /** True when the type certainly stands in the source, so that a problem can be shown there. */
  default boolean isSource(TypeElement type) {
    return false;
  }
}
