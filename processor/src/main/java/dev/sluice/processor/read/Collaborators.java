package dev.sluice.processor.read;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import dev.sluice.processor.decl.AnnotationReader;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
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
    if (owner.getKind() == ElementKind.RECORD) {
      return new Collaborator(
          field, type, AnnotationReader.qualifier(field).or(() -> qualifierOfComponent(field)));
    }
    List<MethodTree> constructors = constructors(owner);
    if (constructors.isEmpty()) {
      return new Wrong("which belongs to a class whose constructors are not in this file");
    }
    Optional<String> qualifier = AnnotationReader.qualifier(field);
    for (MethodTree constructor : constructors) {
      Optional<VariableElement> parameter = parameterOf(field, constructor);
      if (parameter.isEmpty()) {
        return new Wrong("which a constructor does not assign directly from one of its parameters");
      }
      qualifier = qualifier.or(() -> AnnotationReader.qualifier(parameter.get()));
    }
    return new Collaborator(field, type, qualifier);
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
  private List<MethodTree> constructors(TypeElement owner) {
    return source.methods().stream()
        .filter(method -> method.getKind() == ElementKind.CONSTRUCTOR
            && method.getEnclosingElement().equals(owner))
        .map(ExecutableElement.class::cast)
        .flatMap(method -> source.method(method).stream())
        .filter(tree -> !delegates(tree))
        .toList();
  }

  private static boolean delegates(MethodTree constructor) {
    return constructor.getBody().getStatements().stream()
        .anyMatch(statement -> statement instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof IdentifierTree name
            && name.getName().contentEquals("this"));
  }

  private Optional<VariableElement> parameterOf(VariableElement field, MethodTree constructor) {
    BlockTree body = constructor.getBody();
    for (StatementTree statement : body.getStatements()) {
      if (statement instanceof ExpressionStatementTree expression
          && expression.getExpression() instanceof AssignmentTree assignment
          && isField(assignment.getVariable(), field)) {
        return source
            .variable(OperatorReader.withoutParentheses(assignment.getExpression()))
            .filter(value -> value.getKind() == ElementKind.PARAMETER);
      }
    }
    return Optional.empty();
  }

  private boolean isField(ExpressionTree tree, VariableElement field) {
    Element element = source.element(tree);
    return field.equals(element)
        && (tree instanceof IdentifierTree
            || tree instanceof MemberSelectTree select
                && select.getExpression() instanceof IdentifierTree on
                && on.getName().contentEquals("this"));
  }
}
