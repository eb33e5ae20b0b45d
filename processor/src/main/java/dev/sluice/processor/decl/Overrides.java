package dev.sluice.processor.decl;

import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Refuses methods that override a flow. A run executes the body of the flow that was compiled; an override would have
 * its effect in plain Java only.
 */
public final class Overrides {

  private final Elements elements;

  public Overrides(Elements elements) {
    this.elements = elements;
  }

  /** Looks at a class and the classes that are members of it. */
  public void check(TypeElement type, Report report) {
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(inner -> check(inner, report));
    Set<TypeElement> supertypes = Supertypes.of(type);
    if (supertypes.isEmpty() || isGenerated(type)) {
      return;
    }
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (!method.getModifiers().contains(Modifier.STATIC)) {
        overridden(method, type, supertypes)
            .ifPresent(flow -> report.add(
                Spot.of(method),
                DeclarationCode.FLOW_OVERRIDDEN,
                method.getSimpleName(),
                TypeNames.simple((TypeElement) flow.getEnclosingElement())));
      }
    }
  }

  private Optional<ExecutableElement> overridden(
      ExecutableElement method, TypeElement type, Set<TypeElement> supertypes) {
    return supertypes.stream()
        .flatMap(supertype -> ElementFilter.methodsIn(supertype.getEnclosedElements()).stream())
        .filter(other -> other.getSimpleName().equals(method.getSimpleName())
            && AnnotationReader.find(other, AnnotationNames.FLOW).isPresent()
            && elements.overrides(method, other, type))
        .findFirst();
  }

  /** The client of a companion implements the flows of its interface. */
  private static boolean isGenerated(Element type) {
    for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
      if (AnnotationReader.find(at, AnnotationNames.DESCRIPTOR).isPresent()) {
        return true;
      }
    }
    return false;
  }
}
