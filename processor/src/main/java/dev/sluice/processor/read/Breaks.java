package dev.sluice.processor.read;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.List;

/** Finds each {@code break} that leaves what it stands in. */
final class Breaks {

  private Breaks() {}

  static boolean leave(List<? extends StatementTree> statements) {
    return statements.stream().anyMatch(Breaks::leave);
  }

  /** True when a {@code break} in the tree belongs to a switch or a loop around the tree. */
  static boolean leave(Tree tree) {
    return Boolean.TRUE.equals(new Scanner().scan(tree, null));
  }

  /** Switches and loops keep those in them, and no jump leaves a lambda. */
  private static final class Scanner extends TreeScanner<Boolean, Void> {

    @Override
    public Boolean visitBreak(BreakTree tree, Void unused) {
      return true;
    }

    @Override
    public Boolean visitSwitch(SwitchTree tree, Void unused) {
      return false;
    }

    @Override
    public Boolean visitSwitchExpression(SwitchExpressionTree tree, Void unused) {
      return false;
    }

    @Override
    public Boolean visitForLoop(ForLoopTree tree, Void unused) {
      return false;
    }

    @Override
    public Boolean visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
      return false;
    }

    @Override
    public Boolean visitWhileLoop(WhileLoopTree tree, Void unused) {
      return false;
    }

    @Override
    public Boolean visitDoWhileLoop(DoWhileLoopTree tree, Void unused) {
      return false;
    }

    @Override
    public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      return false;
    }

    @Override
    public Boolean reduce(Boolean a, Boolean b) {
      return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
    }
  }
}
