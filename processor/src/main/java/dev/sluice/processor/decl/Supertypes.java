package dev.sluice.processor.decl;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The classes and interfaces above one, nearest first. */
public final class Supertypes {

  private Supertypes() {}

  public static Set<TypeElement> of(TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    collect(type, found);
    found.remove(type);
    return found;
  }

  private static void collect(TypeElement type, Set<TypeElement> found) {
    if (!found.add(type)) {
      return;
    }
    List<TypeMirror> above = new ArrayList<>();
    above.add(type.getSuperclass());
    above.addAll(type.getInterfaces());
    for (TypeMirror mirror : above) {
      if (mirror instanceof DeclaredType declared) {
        collect((TypeElement) declared.asElement(), found);
      }
    }
  }
}
