package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.cond;
import static dev.sluice.ir.graph.Graphs.each;
import static dev.sluice.ir.graph.Graphs.expr;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.returning;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.SmallStack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TopologicalOrderTest {

  private static final StepGraph ARM = of("in", expr("k"));

  @Test
  void aNameThatNothingDefinesIsRefusedAtItsStep() {
    assertProblem("GRAPH_UNKNOWN_SOURCE", "b", of("in", read("a", "in"), read("b", "zz")));
  }

  @Test
  void theInnermostStepIsBlamed() {
    StepGraph arm = of("in", cond("d", "in", of("in", read("deep", "zz")), ARM));
    assertProblem("GRAPH_UNKNOWN_SOURCE", "deep", of("in", cond("c", "in", ARM, arm)));
    assertProblem(
        "GRAPH_UNKNOWN_SOURCE",
        "d",
        of("in", cond("c", "in", ARM, of("in", cond("d", "zz", ARM, ARM)))));
  }

  @Test
  void aListThatNothingDefinesIsTheFaultOfTheLoop() {
    assertProblem("GRAPH_UNKNOWN_SOURCE", "e", of("in", each("e", "zz", of("item", read("x")))));
  }

  @Test
  void aCaptureThatNothingDefinesIsTheFaultOfTheStepThatUsesIt() {
    assertProblem(
        "GRAPH_FOREIGN_CAPTURE", "x", of("in", each("e", "in", of("item", read("x", "zz")))));
  }

  @Test
  void anArmMustNotReturnAnUnknownName() {
    assertProblem(
        "GRAPH_UNKNOWN_OUTPUT", "c", of("in", cond("c", "in", ARM, returning("in", "zz"))));
  }

  @Test
  void theInputOfAnArmMustExistIfTheArmUsesIt() {
    assertProblem(
        "GRAPH_UNKNOWN_SOURCE", "x", of("in", cond("c", "in", ARM, of("other", read("x")))));
    Lowering.lower(of("in", cond("c", "in", ARM, of("other", expr("x")))), "f");
  }

  @Test
  void aLaterStepIsRefused() {
    assertProblem("GRAPH_FORWARD_SOURCE", "a", of("in", read("a", "b"), read("b", "in")));
    assertProblem(
        "GRAPH_FORWARD_SOURCE",
        "c",
        of("in", cond("c", "in", ARM, of("in", read("x", "b"))), read("b")));
    assertProblem(
        "GRAPH_FORWARD_SOURCE",
        "e",
        of("in", each("e", "in", of("item", read("x", "b"))), read("b", "in")));
  }

  @Test
  void aCycleIsTold() {
    assertThat(assertProblem("GRAPH_CYCLE", "a", of("in", read("a", "a"))).getMessage())
        .contains("a -> a");
    StepGraph two = of("in", read("a", "c"), read("b", "a"), read("c", "in", "b"));
    assertThat(assertProblem("GRAPH_CYCLE", "a", two).getMessage()).contains("a -> c -> b -> a");
  }

  @Test
  void aLongCycleIsFoundWithoutRecursion() {
    int length = 10_000;
    List<GraphStep> steps = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      steps.add(read("s" + i, "s" + (i + 1) % length));
    }
    StepGraph graph = of("in", steps.toArray(new GraphStep[0]));
    SmallStack.run(() -> assertProblem("GRAPH_CYCLE", "s0", graph));
  }

  private static GraphException assertProblem(String code, String where, StepGraph graph) {
    GraphException problem = assertThrows(GraphException.class, () -> Lowering.lower(graph, "f"));
    assertThat(problem.code().name()).isEqualTo(code);
    assertThat(problem.where()).isEqualTo(where);
    return problem;
  }
}
