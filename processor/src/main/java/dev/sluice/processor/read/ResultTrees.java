package dev.sluice.processor.read;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;

/**
 * The expressions whose value an expression may have. In an argument, javac gives parentheses, {@code ?:} and
 * {@code switch} the type of the parameter, so only these tell what type the value is of.
 */
final class ResultTrees extends TreeScanner<Void, Void> {

  private final List<ExpressionTree> found = new ArrayList<>();

  private ResultTrees() {}

  static List<ExpressionTree> of(ExpressionTree tree) {
    ResultTrees results = new ResultTrees();
    results.add(tree);
    return results.found;
  }

  private void add(ExpressionTree tree) {
    if (tree instanceof ParenthesizedTree inner) {
      add(inner.getExpression());
    } else if (tree instanceof ConditionalExpressionTree choice) {
      add(choice.getTrueExpression());
      add(choice.getFalseExpression());
    } else if (tree instanceof SwitchExpressionTree choice) {
      scan(choice.getCases(), null);
    } else {
      found.add(tree);
    }
  }

  @Override
  public Void visitCase(CaseTree tree, Void unused) {
    if (tree.getBody() instanceof ExpressionTree value) {
      add(value);
    } else {
      scan(tree.getStatements(), null);
      scan(tree.getBody(), null);
    }
    return null;
  }

  @Override
  public Void visitYield(YieldTree tree, Void unused) {
    add(tree.getValue());
    return null;
  }

  @Override
  public Void visitSwitchExpression(SwitchExpressionTree tree, Void unused) {
    return null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    return null;
  }
}
