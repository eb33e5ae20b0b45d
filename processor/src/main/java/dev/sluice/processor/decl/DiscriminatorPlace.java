package dev.sluice.processor.decl;

import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Whether {@code @Discriminator} means something where it stands. */
final class DiscriminatorPlace {

  private DiscriminatorPlace() {}

  static void check(Annotated annotation, Report report) {
    Element element = annotation.element();
    wrong(annotation)
        .ifPresent(why -> report.add(
            annotation.spot("value"),
            DeclarationCode.DISCRIMINATOR_ILLEGAL,
            element.getSimpleName(),
            why));
  }

  private static Optional<String> wrong(Annotated annotation) {
    if (annotation.text("value").isEmpty()) {
      return Optional.of("its text is empty");
    }
    TypeElement type = (TypeElement) annotation.element();
    if (SealedTypes.isSealedInterface(type)) {
      return Optional.empty();
    }
    if (type.getKind() != ElementKind.RECORD) {
      return Optional.of("it is neither a record nor a sealed interface");
    }
    boolean belongs = type.getInterfaces().stream()
        .anyMatch(mirror -> mirror instanceof DeclaredType declared
            && SealedTypes.isSealedInterface((TypeElement) declared.asElement()));
    return belongs ? Optional.empty() : Optional.of("it implements no sealed interface");
  }
}
