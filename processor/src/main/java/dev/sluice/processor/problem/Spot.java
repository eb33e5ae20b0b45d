package dev.sluice.processor.problem;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * A position in user code. Two equal spots are one place, and javac shows only one message at a place. A position inside
 * a method body is an implementation of its own in package {@code read}, the only one that knows compiler trees.
 */
public interface Spot {

  /** The compiler's command line, the one place without file and line. */
  Spot COMMAND_LINE = new CommandLine();

  /** The declaration's name. */
  static Spot of(Element element) {
    return new ElementSpot(element, Optional.empty(), Optional.empty());
  }

  /** An annotation of the declaration. */
  static Spot of(Element element, AnnotationMirror annotation) {
    return new ElementSpot(element, Optional.of(annotation), Optional.empty());
  }

  /** The value of one member of an annotation. */
  static Spot of(Element element, AnnotationMirror annotation, AnnotationValue value) {
    return new ElementSpot(element, Optional.of(annotation), Optional.of(value));
  }

  /** See {@link #COMMAND_LINE}. */
  record CommandLine() implements Spot {}

  /** A declaration, or an annotation on it, or a value in that annotation. */
  record ElementSpot(
      Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value)
      implements Spot {}
}
