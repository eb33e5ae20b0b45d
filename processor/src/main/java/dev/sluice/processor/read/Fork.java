package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A branching statement.
 *
 * @param tree the statement
 * @param subject what is decided on
 * @param role of the subject, from which it is named: {@code test} or {@code key}
 * @param kind the beginning of the name of a branch that joins no variable
 * @param key makes the value that arms are chosen by from the subject's value
 * @param arms at least two; one that is not written is empty
 */
record Fork(
    Tree tree,
    ExpressionTree subject,
    String role,
    String kind,
    UnaryOperator<Operand> key,
    List<Arm> arms,
    Maker maker) {

  Fork {
    arms = List.copyOf(arms);
  }

  /**
   * @param place where the steps of the arm stand, given the place and the id of the branch
   * @param completes whether the statements behind the branch can be reached from it
   */
  record Arm(Placing place, List<? extends StatementTree> statements, boolean completes) {}

  /** Forms the place of an arm. */
  @FunctionalInterface
  interface Placing {
    Place of(Place around, String stepId);
  }

  /** Makes the step from the name of the value it decides on and the graphs of the arms, in their order. */
  @FunctionalInterface
  interface Maker {
    GraphStep step(String subject, String output, List<StepGraph> arms);
  }
}
