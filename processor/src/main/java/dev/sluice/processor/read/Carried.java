package dev.sluice.processor.read;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import dev.sluice.processor.problem.FlowCode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.VariableElement;

/** Finds the variable that a counting loop carries from round to round: the one of the flow that its body assigns. */
final class Carried {

  private final FlowContext context;

  Carried(Readers readers) {
    this.context = readers.context();
  }

  /** Empty after a problem; no variable when the body is there for its effects only. */
  Optional<Optional<VariableElement>> of(Tree body, VariableElement counter, Frame frame) {
    Assigned assigned = new Assigned();
    assigned.scan(body, null);
    assigned.first.keySet().removeAll(assigned.declared);
    if (assigned.first.containsKey(counter)) {
      context.refuse(
          assigned.first.get(counter), FlowCode.FLOW_FOR_COUNTER, counter.getSimpleName());
      return Optional.empty();
    }
    // One without a value before the loop, or of around another loop, is refused where it is
    // assigned.
    assigned
        .first
        .keySet()
        .removeIf(variable -> frame.scope().isOutsideLoop(variable)
            || frame.scope().find(variable).flatMap(Scope.Binding::value).isEmpty());
    Optional<VariableElement> carried = assigned.first.keySet().stream().findFirst();
    Optional<VariableElement> second = assigned.first.keySet().stream().skip(1).findFirst();
    if (second.isPresent()) {
      context.refuse(
          Objects.requireNonNull(assigned.first.get(second.get())),
          FlowCode.FLOW_FOR_CARRIED,
          carried.get().getSimpleName(),
          second.get().getSimpleName());
      return Optional.empty();
    }
    return Optional.of(carried);
  }

  private final class Assigned extends TreeScanner<Void, Void> {

    private final Map<VariableElement, Tree> first = new LinkedHashMap<>();
    private final Set<VariableElement> declared = new HashSet<>();

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      add(tree.getVariable(), tree);
      return super.visitAssignment(tree, unused);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
      add(tree.getVariable(), tree);
      return super.visitCompoundAssignment(tree, unused);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void unused) {
      switch (tree.getKind()) {
        case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
          add(tree.getExpression(), tree);
        default -> {}
      }
      return super.visitUnary(tree, unused);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      context.source().variable(tree).ifPresent(declared::add);
      return super.visitVariable(tree, unused);
    }

    private void add(ExpressionTree place, Tree at) {
      context
          .source()
          .variable(OperatorReader.withoutParentheses(place))
          .filter(StatementReader::isLocal)
          .ifPresent(variable -> first.putIfAbsent(variable, at));
    }
  }
}
