package dev.sluice.processor.decl;

import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Refuses annotations of the module that have no effect where they stand: nothing that is written may be ignored. */
public final class AnnotationPlaces {

  private AnnotationPlaces() {}

  /** @param annotation the qualified name of an annotation that is on the element */
  public static void check(Element element, String annotation, Report report) {
    AnnotationReader.find(element, annotation).ifPresent(found -> {
      if (AnnotationNames.UNSUPPORTED.contains(annotation)) {
        report.add(
            found.spot(""),
            DeclarationCode.OPTION_NOT_SUPPORTED,
            "@" + AnnotationNames.simple(annotation),
            element.getSimpleName());
      } else if (annotation.equals(AnnotationNames.NAMED)) {
        named(found, report);
      } else if (annotation.equals(AnnotationNames.DOC)) {
        doc(found, report);
      } else if (annotation.equals(AnnotationNames.DISCRIMINATOR)) {
        DiscriminatorPlace.check(found, report);
      }
    });
  }

  private static void named(Annotated named, Report report) {
    String qualifier = named.text("value").orElse("");
    StepIds.wrong(qualifier)
        .ifPresent(
            why -> report.add(named.spot("value"), DeclarationCode.NAMED_ILLEGAL, qualifier, why));
  }

  private static void doc(Annotated doc, Report report) {
    Element element = doc.element();
    Element in = element.getEnclosingElement();
    boolean isEnum =
        element.getKind() == ElementKind.ENUM || element.getKind() == ElementKind.ENUM_CONSTANT;
    if (isEnum) {
      report.add(
          doc.spot(""), DeclarationCode.OPTION_NOT_SUPPORTED, "@Doc", element.getSimpleName());
      return;
    }
    Optional<String> misplaced = switch (element.getKind()) {
      case METHOD ->
        AnnotationReader.isStep(element) || isAccessor((ExecutableElement) element)
            ? Optional.empty()
            : Optional.of("the method is no step");
      case PARAMETER ->
        AnnotationReader.isStep(in) || isInRecord(in)
            ? Optional.empty()
            : Optional.of("its method is no step");
      case FIELD -> isRecord(in) ? Optional.empty() : Optional.of("it is a field");
      case RECORD, RECORD_COMPONENT -> Optional.empty();
      case INTERFACE ->
        SealedTypes.isSealedInterface((TypeElement) element)
            ? Optional.empty()
            : Optional.of("values of this type do not cross a step boundary");
      default -> Optional.of("values of this type do not cross a step boundary");
    };
    misplaced.ifPresent(why ->
        report.add(doc.spot(""), DeclarationCode.DOC_MISPLACED, element.getSimpleName(), why));
  }

  /** The parameter of a record's constructor; Eclipse's compiler puts it directly into the record. */
  private static boolean isInRecord(Element enclosing) {
    return isRecord(enclosing) || isRecord(enclosing.getEnclosingElement());
  }

  /** A record component leaves its annotations on the accessor. */
  private static boolean isAccessor(ExecutableElement method) {
    return method.getParameters().isEmpty()
        && method.getEnclosingElement() instanceof TypeElement type
        && type.getRecordComponents().stream()
            .anyMatch(component -> component.getSimpleName().equals(method.getSimpleName()));
  }

  private static boolean isRecord(Element element) {
    return element.getKind() == ElementKind.RECORD;
  }
}
