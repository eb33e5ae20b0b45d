package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import dev.sluice.processor.decl.Supertypes;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.Collaborators.Collaborator;
import dev.sluice.processor.read.Collaborators.Found;
import dev.sluice.processor.read.Collaborators.Wrong;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Finds the object that a step is called on. */
final class Receivers {

  private final FlowContext context;
  private final Map<List<Object>, String> receivers = new HashMap<>();

  Receivers(FlowContext context) {
    this.context = context;
  }

  /**
   * What a step is called on.
   *
   * @param qualifier of the collaborator
   * @param type static type; absent for static methods
   */
  record Receiver(Optional<String> qualifier, Optional<DeclaredType> type) {}

  /**
   * The receiver of a call; empty after a problem.
   *
   * @param on what stands before the dot, null if there is no dot
   * @param at where problems are shown
   */
  Optional<Receiver> of(
      ExecutableElement method, @Nullable ExpressionTree on, Tree at, Frame frame) {
    if (method.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of(new Receiver(Optional.empty(), Optional.empty()));
    }
    ExpressionTree receiver = on == null ? null : OperatorReader.withoutParentheses(on);
    if (receiver == null || isThis(receiver)) {
      return isSole(method, Optional.empty(), "this", at, frame)
          ? Optional.of(new Receiver(Optional.empty(), self(method, frame)))
          : Optional.empty();
    }
    Optional<VariableElement> field = field(receiver);
    if (hasWrittenAccessor(receiver)) {
      return refuse(
          method, at, ExpressionReader.shown(receiver), "an accessor that is written by hand");
    }
    if (field.isEmpty()) {
      return refuse(
          method, at, ExpressionReader.shown(receiver), "which is no field of this object");
    }
    Found found = context.collaborators().of(field.get());
    if (found instanceof Wrong wrong) {
      return refuse(method, at, field.get().getSimpleName().toString(), wrong.why());
    }
    Collaborator collaborator = (Collaborator) found;
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    Optional<VariableElement> rival = context.collaborators().rival(collaborator, owner);
    String name = collaborator.field().getSimpleName().toString();
    if (rival.isPresent()) {
      return ambiguous(at, name, rival.get().getSimpleName().toString(), owner);
    }
    return isSole(method, collaborator.qualifier(), name, at, frame)
        ? Optional.of(new Receiver(collaborator.qualifier(), Optional.of(collaborator.type())))
        : Optional.empty();
  }

  private Optional<Receiver> ambiguous(Tree at, String one, String other, TypeElement owner) {
    context.refuse(at, FlowCode.TOOL_AMBIGUOUS_RECEIVER, one, other, TypeNames.simple(owner));
    return Optional.empty();
  }

  /** A decorator calls the same tool on itself and on what it decorates; one object cannot be bound for both. */
  private boolean isSole(
      ExecutableElement method, Optional<String> qualifier, String receiver, Tree at, Frame frame) {
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    Element caller = frame.inlined().orElseThrow().flow().getEnclosingElement();
    String other = receivers.putIfAbsent(List.of(caller, owner, qualifier), receiver);
    if (other == null || other.equals(receiver)) {
      return true;
    }
    ambiguous(at, receiver, other, owner);
    return false;
  }

  /** What stands before the dot of a call. */
  static @Nullable ExpressionTree on(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getExpression()
        : null;
  }

  private Optional<Receiver> refuse(ExecutableElement method, Tree at, String on, String why) {
    context.refuse(at, FlowCode.FLOW_COLLABORATOR, method.getSimpleName(), on, why);
    return Optional.empty();
  }

  private static boolean isThis(@Nullable ExpressionTree tree) {
    return tree instanceof IdentifierTree name && name.getName().contentEquals("this")
        || tree instanceof MemberSelectTree select && select.getIdentifier().contentEquals("this");
  }

  /** The class around the flow that has the method. */
  private Optional<DeclaredType> self(ExecutableElement method, Frame frame) {
    Element at = frame.inlined().orElseThrow().flow().getEnclosingElement();
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    while (at instanceof TypeElement type) {
      if (type.equals(owner) || Supertypes.of(type).contains(owner)) {
        return Optional.of((DeclaredType) type.asType());
      }
      at = at.getEnclosingElement();
    }
    return Optional.empty();
  }

  private boolean hasWrittenAccessor(ExpressionTree tree) {
    return tree instanceof MethodInvocationTree call
        && context.source().element(call) instanceof ExecutableElement accessor
        && CallReader.isAccessor(accessor)
        && context.source().written().isWritten(accessor);
  }

  /** The field behind {@code tools}, {@code this.tools}, or the accessor of a record that is itself the flow's object. */
  private Optional<VariableElement> field(ExpressionTree tree) {
    if (tree instanceof MethodInvocationTree call
        && context.source().element(call) instanceof ExecutableElement accessor
        && CallReader.isAccessor(accessor)
        && (on(call) == null || isThis(on(call)))) {
      return accessor.getEnclosingElement().getEnclosedElements().stream()
          .filter(member -> member.getKind() == ElementKind.FIELD
              && member.getSimpleName().equals(accessor.getSimpleName()))
          .map(VariableElement.class::cast)
          .findFirst();
    }
    boolean isOwn = tree instanceof IdentifierTree name && !name.getName().contentEquals("super")
        || tree instanceof MemberSelectTree select && isThis(select.getExpression());
    return isOwn
        ? context
            .source()
            .variable(tree)
            .filter(variable -> variable.getKind() == ElementKind.FIELD)
        : Optional.empty();
  }
}
