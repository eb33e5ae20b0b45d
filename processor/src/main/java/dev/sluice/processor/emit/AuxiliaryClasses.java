package dev.sluice.processor.emit;

import dev.sluice.processor.decl.OwnerReader.Owner;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Classes that may stand in a file of another name: javac does not like them to be named outside of that file. */
final class AuxiliaryClasses {

  private AuxiliaryClasses() {}

  /** Whether the companion names such a class. */
  static boolean areNamedFor(Owner owner) {
    return isAuxiliary(owner.element())
        || owner.steps().stream()
            .flatMap(step -> types(step.element()))
            .anyMatch(AuxiliaryClasses::isAuxiliary);
  }

  private static Stream<TypeMirror> types(ExecutableElement method) {
    return Stream.concat(
        Stream.concat(Stream.of(method.getReturnType()), method.getThrownTypes().stream()),
        method.getParameters().stream().map(VariableElement::asType));
  }

  private static boolean isAuxiliary(TypeMirror type) {
    return type instanceof DeclaredType declared
        && (isAuxiliary(declared.asElement())
            || declared.getTypeArguments().stream().anyMatch(AuxiliaryClasses::isAuxiliary));
  }

  private static boolean isAuxiliary(Element type) {
    Element topLevel = type;
    while (topLevel.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      topLevel = topLevel.getEnclosingElement();
    }
    return !topLevel.getModifiers().contains(Modifier.PUBLIC);
  }
}
