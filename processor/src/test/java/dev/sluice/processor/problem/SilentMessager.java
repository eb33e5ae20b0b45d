package dev.sluice.processor.problem;

import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** Prints nothing. */
final class SilentMessager implements Messager {

  @Override
  public void printMessage(Diagnostic.Kind kind, CharSequence text) {}

  @Override
  public void printMessage(Diagnostic.Kind kind, CharSequence text, Element element) {}

  @Override
  public void printMessage(
      Diagnostic.Kind kind, CharSequence text, Element element, AnnotationMirror annotation) {}

  @Override
  public void printMessage(
      Diagnostic.Kind kind,
      CharSequence text,
      Element element,
      AnnotationMirror annotation,
      AnnotationValue value) {}
}
