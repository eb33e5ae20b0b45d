package dev.sluice.processor.read;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.VariableElement;

/** The variables that an expression introduces for what stands behind it, as section 6.3.1 of the language has it. */
final class TestedVariables {

  private TestedVariables() {}

  /** In the order of the source. */
  static List<VariableElement> when(boolean truth, ExpressionTree expression, Source source) {
    List<VariableElement> found = new ArrayList<>();
    collect(truth, expression, source, found);
    return found;
  }

  private static void collect(
      boolean truth, ExpressionTree expression, Source source, List<VariableElement> found) {
    ExpressionTree tree = OperatorReader.withoutParentheses(expression);
    if (tree instanceof InstanceOfTree test) {
      if (truth && test.getPattern() instanceof BindingPatternTree pattern) {
        source.variable(pattern.getVariable()).ifPresent(found::add);
      }
    } else if (tree instanceof UnaryTree not && tree.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      collect(!truth, not.getExpression(), source, found);
    } else if (tree instanceof BinaryTree both
        && tree.getKind() == (truth ? Tree.Kind.CONDITIONAL_AND : Tree.Kind.CONDITIONAL_OR)) {
      collect(truth, both.getLeftOperand(), source, found);
      collect(truth, both.getRightOperand(), source, found);
    }
  }
}
