package dev.sluice.processor.read;

import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import java.util.List;
import java.util.function.Supplier;

/**
 * A branching statement, or a group of a switch that is entered or passed over.
 *
 * @param tree the statement
 * @param on what is decided on
 * @param role of the subject, from which it is named: {@code test} or {@code key}
 * @param name of a branch that joins no variable
 * @param arms at least one; one that is not written is empty
 */
record Fork(
    Tree tree,
    Tree on,
    Subject subject,
    String role,
    Supplier<String> name,
    List<Arm> arms,
    Maker maker) {

  Fork {
    arms = List.copyOf(arms);
  }

  /**
   * @param place where the steps of the arm stand, given the place and the id of the branch
   * @param ways from the arm to the statements behind the branch; 2 stands for more than one
   */
  record Arm(Placing place, Content content, int ways) {

    static Arm of(Placing place, List<? extends StatementTree> statements, boolean completes) {
      return new Arm(
          place, (around, stepId, own, subject) -> Sequence.of(statements, own), completes ? 1 : 0);
    }
  }

  /**
   * @param subject the value that is decided on, for arms that decide again
   * @param key by which an arm is chosen
   */
  record Decision(Operand subject, Operand key) {}

  /** Reads what is decided on. */
  @FunctionalInterface
  interface Subject {
    Decision read(Target target, Frame frame);
  }

  /** Forms the place of an arm. */
  @FunctionalInterface
  interface Placing {
    Place of(Place around, String stepId);
  }

  /** The statements of an arm, given the place and the id of the branch and the arm's own place. */
  @FunctionalInterface
  interface Content {
    Sequence of(Place around, String stepId, Place own, Operand subject);
  }

  /** Makes the step from the name of the value it decides on and the graphs of the arms, in their order. */
  @FunctionalInterface
  interface Maker {
    GraphStep step(String subject, String output, List<StepGraph> arms);
  }
}
