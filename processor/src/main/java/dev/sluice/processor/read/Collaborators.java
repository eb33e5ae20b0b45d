package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import dev.sluice.processor.decl.AnnotationReader;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The fields of flow classes through which tools and reasoners are called. */
final class Collaborators {

  private final Source source;
  private final JavaTypes types;

  Collaborators(Source source, JavaTypes types) {
    this.source = source;
    this.types = types;
  }

  /** A field in order, or what is wrong with it. */
  sealed interface Found permits Collaborator, Wrong {}

  /** @param qualifier from {@code @Named} on the field or the constructor's parameter */
  record Collaborator(VariableElement field, DeclaredType type, Optional<String> qualifier)
      implements Found {}

  /** @param why completes a sentence after the field's name */
  record Wrong(String why) implements Found {}

  Found of(VariableElement field) {
    if (field.getModifiers().contains(Modifier.STATIC)) {
      return new Wrong("which is a static field, so nothing can be bound to it");
    }
    if (!field.getModifiers().contains(Modifier.FINAL)) {
      return new Wrong("which is not final, so it may hold another object later");
    }
    if (!(field.asType() instanceof DeclaredType type)) {
      return new Wrong("whose type is no class or interface");
    }
    TypeElement owner = (TypeElement) field.getEnclosingElement();
    List<ConstructorBody> constructors = constructors(owner);
    Optional<Wrong> wrong =
        constructors.stream().flatMap(body -> wrong(field, body).stream()).findFirst();
    if (wrong.isPresent()) {
      return wrong.get();
    }
    Optional<String> qualifier = AnnotationReader.qualifier(field);
    if (owner.getKind() == ElementKind.RECORD) {
      return new Collaborator(field, type, qualifier.or(() -> qualifierOfComponent(field)));
    }
    if (constructors.isEmpty()) {
      return new Wrong("a field of '" + owner.getSimpleName()
          + "', whose constructors are not in the class of the flow");
    }
    for (ConstructorBody body : constructors) {
      qualifier = qualifier.or(
          () -> body.assigned(field).flatMap(body::parameter).flatMap(AnnotationReader::qualifier));
    }
    return new Collaborator(field, type, qualifier);
  }

  /** A record's field that no constructor assigns gets the parameter of its name. */
  private static Optional<Wrong> wrong(VariableElement field, ConstructorBody body) {
    Optional<ExpressionTree> value = body.assigned(field);
    boolean isRecord = field.getEnclosingElement().getKind() == ElementKind.RECORD;
    if (isRecord && body.changes(field.getSimpleName())) {
      return Optional.of(new Wrong("whose value the record's constructor changes"));
    }
    boolean isParameter = value.isPresent() ? value.flatMap(body::parameter).isPresent() : isRecord;
    return isParameter
        ? Optional.empty()
        : Optional.of(
            new Wrong(
                "which a constructor does not assign directly from one of its parameters, as it was passed"));
  }

  /** Another field that an object bound for {@code owner} under the same qualifier would have to be as well. */
  Optional<VariableElement> rival(Collaborator collaborator, TypeElement owner) {
    TypeMirror wanted = types.types().erasure(owner.asType());
    TypeElement holder = (TypeElement) collaborator.field().getEnclosingElement();
    return ElementFilter.fieldsIn(holder.getEnclosedElements()).stream()
        .filter(field ->
            !field.equals(collaborator.field()) && !field.getModifiers().contains(Modifier.STATIC))
        .filter(field -> types.types().isSubtype(types.types().erasure(field.asType()), wanted))
        .filter(field -> of(field) instanceof Collaborator other
            && other.qualifier().equals(collaborator.qualifier()))
        .findFirst();
  }

  private static Optional<String> qualifierOfComponent(VariableElement field) {
    TypeElement record = (TypeElement) field.getEnclosingElement();
    return ElementFilter.constructorsIn(record.getEnclosedElements()).stream()
        .filter(CallReader::isCanonical)
        .flatMap(constructor -> constructor.getParameters().stream())
        .filter(parameter -> parameter.getSimpleName().equals(field.getSimpleName()))
        .findFirst()
        .flatMap(AnnotationReader::qualifier);
  }

  /** Constructors that assign fields themselves, instead of calling another one. */
  private List<ConstructorBody> constructors(TypeElement owner) {
    return source.methods().stream()
        .filter(method -> method.getKind() == ElementKind.CONSTRUCTOR
            && method.getEnclosingElement().equals(owner))
        .flatMap(method -> source.method(method).stream())
        .map(tree -> new ConstructorBody(source, tree))
        .filter(body -> !body.delegates())
        .toList();
  }
}
