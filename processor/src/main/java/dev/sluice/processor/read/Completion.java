package dev.sluice.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import java.util.List;

/** Whether what stands behind statements can be reached, by the rules of the language. */
final class Completion {

  private Completion() {}

  static boolean of(List<? extends StatementTree> statements) {
    return statements.stream().allMatch(Completion::of);
  }

  static boolean of(StatementTree statement) {
    return switch (statement.getKind()) {
      case RETURN, YIELD, THROW, BREAK, CONTINUE -> false;
      case BLOCK -> of(((BlockTree) statement).getStatements());
      case IF -> of((IfTree) statement);
      case SWITCH -> CaseGroups.completes((SwitchTree) statement);
      // Loops and the like are refused where they are read, or, as for-each, can always be passed.
      default -> true;
    };
  }

  private static boolean of(IfTree tree) {
    return tree.getElseStatement() == null
        || of(tree.getThenStatement())
        || of(tree.getElseStatement());
  }
}
