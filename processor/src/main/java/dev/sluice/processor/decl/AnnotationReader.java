package dev.sluice.processor.decl;

import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Reads the annotations of the module from any element. */
public final class AnnotationReader {

  private AnnotationReader() {}

  /**
   * What {@code @Step} states on a local variable.
   *
   * @param name the step's name, if it is not the variable's
   */
  public record StepOptions(Optional<String> name, StepDefaults options) {}

  /** The one annotation of that name. */
  static Optional<Annotated> find(Element element, String annotation) {
    return element.getAnnotationMirrors().stream()
        .filter(mirror -> ((TypeElement) mirror.getAnnotationType().asElement())
            .getQualifiedName()
            .contentEquals(annotation))
        .findFirst()
        .map(mirror -> new Annotated(annotation, element, mirror));
  }

  /** Every annotation that makes the element a step. */
  static List<Annotated> steps(Element element) {
    return AnnotationNames.STEPS.stream()
        .flatMap(name -> find(element, name).stream())
        .toList();
  }

  /** True when the method has an annotation that makes it a step. */
  public static boolean isStep(Element element) {
    return !steps(element).isEmpty();
  }

  /** The simple name of the annotation that makes the method a step. */
  public static Optional<String> stepAnnotation(Element element) {
    return steps(element).stream()
        .findFirst()
        .map(found -> AnnotationNames.simple(found.annotation()));
  }

  /** The text of {@code @Doc}. */
  public static Optional<String> doc(Element element) {
    return find(element, AnnotationNames.DOC).flatMap(doc -> doc.text("value"));
  }

  /** The text of {@code @Discriminator}. */
  static Optional<String> discriminator(Element element) {
    return find(element, AnnotationNames.DISCRIMINATOR).flatMap(found -> found.text("value"));
  }

  /** The qualifier of {@code @Named} on a field or parameter. */
  public static Optional<String> qualifier(Element element) {
    return find(element, AnnotationNames.NAMED).flatMap(named -> named.text("value"));
  }

  /**
   * {@code @Step} on a local variable. Options that are out of range or without effect are reported, and nothing is
   * returned then.
   *
   * @param spots the place of the value of an annotation member
   */
  public static Optional<StepOptions> step(
      Element local, Function<String, Spot> spots, Report report) {
    Optional<Annotated> found = find(local, AnnotationNames.STEP);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Annotated step = found.get();
    Report own = new Report();
    step.check(local.getSimpleName().toString(), spots, own);
    Optional<String> name = step.text("name");
    name.flatMap(StepIds::wrong)
        .ifPresent(wrong ->
            own.add(spots.apply("name"), DeclarationCode.STEP_NAME_ILLEGAL, name.get(), wrong));
    report.addAll(own);
    return own.hasErrors() ? Optional.empty() : Optional.of(new StepOptions(name, step.defaults()));
  }
}
