package dev.sluice.processor.read;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import dev.sluice.processor.problem.FlowCode;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/** The head of a counting loop. Each part that is not as it must be is refused where it stands. */
final class ForHeader {

  private final Readers readers;
  private final FlowContext context;

  ForHeader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  /** @param bound number of rounds, 0 or more */
  record Header(VariableElement counter, int bound) {}

  /** Empty after a problem. */
  Optional<Header> read(ForLoopTree tree, Frame frame) {
    Optional<VariableElement> counter = counter(tree);
    if (counter.isEmpty()) {
      return Optional.empty();
    }
    Optional<Integer> bound = bound(tree, counter.get(), frame);
    boolean counts = counts(tree, counter.get());
    return bound
        .filter(number -> counts)
        .map(number -> new Header(counter.get(), Math.max(0, number)));
  }

  private Optional<VariableElement> counter(ForLoopTree tree) {
    List<? extends StatementTree> start = tree.getInitializer();
    if (start.size() == 1
        && start.get(0) instanceof VariableTree variable
        && variable.getInitializer() != null
        && isZero(variable.getInitializer())) {
      Optional<VariableElement> found = context.source().variable(variable);
      if (found.isEmpty()) {
        context.giveUp();
        return Optional.empty();
      }
      if (found.get().asType().getKind() == TypeKind.INT) {
        return found;
      }
    }
    return refused(start.isEmpty() ? tree : start.get(0), "does not start with 'int i = 0'");
  }

  private boolean isZero(ExpressionTree tree) {
    return !context.survey().hasStep(tree)
        && readers.constants().label(tree).expr().equals(dev.sluice.ir.expr.Expr.Literal.of(0));
  }

  private Optional<Integer> bound(ForLoopTree tree, VariableElement counter, Frame frame) {
    ExpressionTree condition = tree.getCondition();
    if (condition == null) {
      return refused(tree, "has no bound");
    }
    if (!(OperatorReader.withoutParentheses(condition) instanceof BinaryTree test)
        || test.getKind() != Tree.Kind.LESS_THAN
        || !isCounter(test.getLeftOperand(), counter)) {
      return refused(condition, "does not test '" + counter.getSimpleName() + " < MAX'");
    }
    ExpressionTree max = test.getRightOperand();
    Optional<Integer> bound =
        context.survey().hasStep(max) ? Optional.empty() : readers.constants().integer(max, frame);
    if (bound.isEmpty()) {
      context.refuse(
          max,
          FlowCode.FLOW_NOT_CONSTANT,
          "The bound of a 'for' loop",
          ExpressionReader.shown(max));
    }
    return bound;
  }

  private boolean counts(ForLoopTree tree, VariableElement counter) {
    List<? extends ExpressionStatementTree> updates = tree.getUpdate();
    if (updates.size() == 1
        && OperatorReader.withoutParentheses(updates.get(0).getExpression())
            instanceof UnaryTree step
        && (step.getKind() == Tree.Kind.POSTFIX_INCREMENT
            || step.getKind() == Tree.Kind.PREFIX_INCREMENT)
        && isCounter(step.getExpression(), counter)) {
      return true;
    }
    return refused(
            updates.isEmpty() ? tree : updates.get(0),
            "does not step with '" + counter.getSimpleName() + "++'")
        .isPresent();
  }

  private boolean isCounter(ExpressionTree tree, VariableElement counter) {
    return counter.equals(context.source().element(OperatorReader.withoutParentheses(tree)));
  }

  private <T> Optional<T> refused(Tree at, String what) {
    context.refuse(at, FlowCode.FLOW_FOR, what);
    return Optional.empty();
  }
}
