package dev.sluice.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Collects the warnings that one generated member would cause in the user's build, and no others. */
final class Suppressions {

  private final NavigableSet<String> names = new TreeSet<>();

  void add(String name) {
    names.add(name);
  }

  /** The member names this type. */
  void addType(TypeMirror type) {
    if (type instanceof DeclaredType declared) {
      addElement(declared.asElement());
      declared.getTypeArguments().forEach(this::addType);
    }
  }

  /** The member names this declaration, and with it everything around it. */
  void addElement(Element element) {
    for (Element at = element;
        at instanceof TypeElement || at instanceof ExecutableElement;
        at = at.getEnclosingElement()) {
      deprecation(at).ifPresent(names::add);
    }
  }

  /** The annotation, if there is anything to suppress. */
  Optional<AnnotationSpec> annotation() {
    if (names.isEmpty()) {
      return Optional.empty();
    }
    AnnotationSpec.Builder annotation = AnnotationSpec.builder(SuppressWarnings.class);
    names.forEach(name -> annotation.addMember("value", "$S", name));
    return Optional.of(annotation.build());
  }

  private static Optional<String> deprecation(Element element) {
    return element.getAnnotationMirrors().stream()
        .filter(mirror -> ((TypeElement) mirror.getAnnotationType().asElement())
            .getQualifiedName()
            .contentEquals("java.lang.Deprecated"))
        .map(mirror -> isForRemoval(mirror) ? "removal" : "deprecation")
        .findFirst();
  }

  private static boolean isForRemoval(AnnotationMirror deprecated) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        deprecated.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals("forRemoval")) {
        return Boolean.TRUE.equals(entry.getValue().getValue());
      }
    }
    return false;
  }
}
