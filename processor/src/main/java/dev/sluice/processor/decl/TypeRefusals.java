package dev.sluice.processor.decl;

import dev.sluice.processor.problem.TypeCode;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Why a class or interface is no boundary type. */
final class TypeRefusals {

  /** Types that are used up by reading, or stand for something that a restart ends. */
  private static final List<String> RESOURCES = List.of(
      "java.lang.AutoCloseable",
      "java.util.Iterator",
      "java.util.Enumeration",
      "java.util.Spliterator",
      "java.lang.Thread",
      "java.util.concurrent.Future",
      "java.util.concurrent.CompletionStage",
      "java.util.concurrent.Executor");

  private static final List<String> COLLECTIONS = List.of("java.util.Collection", "java.util.Map");

  private final Elements elements;
  private final Types types;
  private final PackageElement companionPackage;

  TypeRefusals(Elements elements, Types types, PackageElement companionPackage) {
    this.elements = elements;
    this.types = types;
    this.companionPackage = companionPackage;
  }

  /** A code with its arguments after the first two. */
  record Refusal(TypeCode code, String... more) {}

  /** The most telling code for a declared type that is neither record nor enum. */
  Refusal of(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    if (name.equals("java.lang.Object")) {
      return new Refusal(TypeCode.TYPE_OBJECT);
    }
    if (name.equals("java.lang.Void")) {
      return new Refusal(
          TypeCode.TYPE_NOT_SUPPORTED, "Leave the value out, or declare the method void.");
    }
    if (isAny(type, RESOURCES)) {
      return new Refusal(TypeCode.TYPE_RESOURCE);
    }
    if (isAny(type, COLLECTIONS)) {
      return new Refusal(TypeCode.TYPE_COLLECTION);
    }
    if (element.getModifiers().contains(Modifier.SEALED)) {
      return new Refusal(TypeCode.TYPE_SEALED, "it is a class, whose state is not known");
    }
    if (element.getKind().isInterface()) {
      return new Refusal(TypeCode.TYPE_INTERFACE);
    }
    if (name.startsWith("java.") || name.startsWith("javax.")) {
      return new Refusal(
          TypeCode.TYPE_NOT_SUPPORTED,
          "Pass its text as String, or a record with the parts that matter; convert in a tool or a @Pure method.");
    }
    return new Refusal(TypeCode.TYPE_NOT_RECORD);
  }

  /** What hides a type from the companion. */
  Optional<Refusal> inaccessible(TypeElement type) {
    for (Element at = type; at instanceof TypeElement enclosing; at = at.getEnclosingElement()) {
      Optional<String> why = hidden(enclosing);
      if (why.isPresent()) {
        return Optional.of(
            new Refusal(TypeCode.TYPE_NOT_ACCESSIBLE, TypeNames.simple(enclosing), why.get()));
      }
    }
    return Optional.empty();
  }

  private Optional<String> hidden(TypeElement type) {
    if (type.getModifiers().contains(Modifier.PRIVATE)) {
      return Optional.of("private");
    }
    boolean samePackage = elements.getPackageOf(type).equals(companionPackage);
    if (type.getModifiers().contains(Modifier.PUBLIC) || samePackage) {
      return Optional.empty();
    }
    return Optional.of("not public and stands in another package");
  }

  private boolean isAny(TypeMirror type, List<String> supertypes) {
    TypeMirror erased = types.erasure(type);
    return supertypes.stream()
        .map(elements::getTypeElement)
        .filter(java.util.Objects::nonNull)
        .anyMatch(supertype -> types.isSubtype(erased, types.erasure(supertype.asType())));
  }
}
