package dev.sluice.processor.emit;

import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** The methods that objects of an interface have, apart from those that every object has. */
final class InterfaceMethods {

  private InterfaceMethods() {}

  /** By signature, in its order; of several with one signature the one that decides: own ones, then ones with a body. */
  static SortedMap<String, ExecutableElement> of(TypeElement type, Elements elements, Types types) {
    TypeElement object = elements.getTypeElement("java.lang.Object");
    SortedMap<String, ExecutableElement> methods = new TreeMap<>();
    List<ExecutableElement> all = ElementFilter.methodsIn(elements.getAllMembers(type)).stream()
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> !method.getEnclosingElement().equals(object))
        .sorted(Comparator.comparing(
                (ExecutableElement method) -> !method.getEnclosingElement().equals(type))
            .thenComparing(method -> method.getModifiers().contains(Modifier.ABSTRACT))
            .thenComparing(method -> method.getEnclosingElement().toString()))
        .toList();
    all.forEach(method -> methods.putIfAbsent(signature(method, type, types), method));
    ElementFilter.methodsIn(object.getEnclosedElements())
        .forEach(method -> methods.remove(signature(method, object, types)));
    return methods;
  }

  private static String signature(ExecutableElement method, TypeElement in, Types types) {
    ExecutableType seenAs = (ExecutableType) types.asMemberOf((DeclaredType) in.asType(), method);
    return seenAs.getParameterTypes().stream()
        .map(parameter -> types.erasure(parameter).toString())
        .collect(Collectors.joining(",", method.getSimpleName() + "(", ")"));
  }
}
