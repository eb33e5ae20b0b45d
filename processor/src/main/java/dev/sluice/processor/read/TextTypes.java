package dev.sluice.processor.read;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/** Types whose text the language fixes: texts, primitives, boxes, enums and records without a toString of their own. */
final class TextTypes {

  private final Source source;
  private final JavaTypes types;

  TextTypes(Source source, JavaTypes types) {
    this.source = source;
    this.types = types;
  }

  boolean isFixed(TypeMirror type) {
    return isFixed(type, new HashSet<>());
  }

  private boolean isFixed(TypeMirror type, Set<TypeElement> seen) {
    return switch (type.getKind()) {
      case BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, NULL -> true;
      default ->
        types.isString(type)
            || types.unboxed(type).isPresent()
            || types
                .element(type)
                .filter(element -> isFixed(type, element, seen))
                .isPresent();
    };
  }

  private boolean isFixed(TypeMirror type, TypeElement element, Set<TypeElement> seen) {
    if (element.getKind() == ElementKind.ENUM) {
      return !hasToString(element) && !source.written().hasConstantBodies(element);
    }
    if (element.getKind() != ElementKind.RECORD || !(type instanceof DeclaredType declared)) {
      return false;
    }
    // In a class file a made toString looks like a written one.
    if (!source.written().isOfThisCompilation(element)
        || toString(element).filter(source.written()::isWritten).isPresent()) {
      return false;
    }
    if (!seen.add(element)) {
      return true;
    }
    for (RecordComponentElement component : element.getRecordComponents()) {
      ExecutableType accessor =
          (ExecutableType) types.types().asMemberOf(declared, component.getAccessor());
      if (!isFixed(accessor.getReturnType(), seen)) {
        return false;
      }
    }
    return true;
  }

  private static Optional<ExecutableElement> toString(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.METHOD
            && member.getSimpleName().contentEquals("toString"))
        .map(ExecutableElement.class::cast)
        .filter(method -> method.getParameters().isEmpty())
        .findFirst();
  }

  private static boolean hasToString(TypeElement type) {
    return toString(type).isPresent();
  }
}
