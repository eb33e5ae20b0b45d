package dev.sluice.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Whether what stands behind statements can be reached. */
final class Completion {

  /** Conditions that are always the same; the language looks at those of loops only. */
  private final Function<ExpressionTree, Optional<Boolean>> truth;

  Completion(Function<ExpressionTree, Optional<Boolean>> truth) {
    this.truth = truth;
  }

  /** By the rules of the language. */
  static boolean of(List<? extends StatementTree> statements) {
    return new Completion(condition -> Optional.empty()).completes(statements);
  }

  boolean completes(List<? extends StatementTree> statements) {
    return statements.stream().allMatch(this::completes);
  }

  private boolean completes(StatementTree statement) {
    return switch (statement.getKind()) {
      case RETURN, YIELD, THROW, BREAK, CONTINUE -> false;
      case BLOCK -> completes(((BlockTree) statement).getStatements());
      case IF -> completes((IfTree) statement);
      case SWITCH -> CaseGroups.completes((SwitchTree) statement);
      // Loops and the like are refused where they are read, or, as for-each, can always be passed.
      default -> true;
    };
  }

  private boolean completes(IfTree tree) {
    Optional<Boolean> taken = truth.apply(tree.getCondition());
    boolean then = taken.orElse(true) && completes(tree.getThenStatement());
    boolean otherwise = !taken.orElse(false)
        && (tree.getElseStatement() == null || completes(tree.getElseStatement()));
    return then || otherwise;
  }
}
