package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.each;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.when;
import static dev.sluice.ir.graph.Graphs.write;

import dev.sluice.ir.Node;
import dev.sluice.ir.SmallStack;
import dev.sluice.ir.TreeWalk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Long and deep graphs. Times are generous: they tell linear from quadratic, not fast from slow. */
class LoweringScaleTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Test
  void aChainOfTenThousandStepsNeedsNoStack() {
    List<GraphStep> steps = new ArrayList<>(List.of(read("s0")));
    for (int i = 1; i < 10_000; i++) {
      steps.add(read("s" + i, "s" + (i - 1)));
    }
    assertThat(size(graph(steps))).isEqualTo(19_999);
  }

  @Test
  void tenThousandStepsOverAnEnvironmentNeedNoStack() {
    List<GraphStep> steps = new ArrayList<>(List.of(write("s0", "in"), write("s1", "in")));
    for (int i = 2; i < 10_000; i++) {
      steps.add(write("s" + i, "s" + (i - 1), "s" + (i - 2)));
    }
    assertThat(size(graph(steps))).isGreaterThan(10_000);
  }

  @Test
  void aThousandStatementsThatUseAnyOfTheOthers() {
    Random random = new Random(1);
    List<GraphStep> steps = new ArrayList<>(List.of(read("s0", "in")));
    for (int i = 1; i < 1_000; i++) {
      String[] inputs = {"s" + random.nextInt(i), "s" + random.nextInt(i), "in"};
      steps.add(i % 3 == 0 ? write("s" + i, inputs) : read("s" + i, inputs));
    }
    assertThat(size(graph(steps))).isGreaterThan(1_000);
  }

  @Test
  void branchesInBranchesNeedNoStack() {
    StepGraph inner = of("in", read("x", "in"));
    for (int depth = 0; depth < 300; depth++) {
      inner = of(
          "in",
          read("t" + depth, "in"),
          when("c" + depth, "t" + depth, of("in", read("y", "in")), inner));
    }
    assertThat(size(inner)).isGreaterThan(300);
  }

  @Test
  void loopsInLoopsNeedNoStack() {
    StepGraph inner = of("item", read("x", "item", "in"));
    for (int depth = 0; depth < 300; depth++) {
      inner = of("item", read("t" + depth, "item"), each("e" + depth, "t" + depth, inner));
    }
    StepGraph outer = of("in", each("e", "in", inner));
    assertThat(size(outer)).isGreaterThan(300);
  }

  private static StepGraph graph(List<GraphStep> steps) {
    return of("in", steps.toArray(new GraphStep[0]));
  }

  private static int size(StepGraph graph) {
    List<Node> nodes = new ArrayList<>();
    Assertions.assertTimeout(
        PATIENCE,
        () -> SmallStack.run(() -> nodes.addAll(TreeWalk.preOrder(Lowering.lower(graph, "f")))));
    return nodes.size();
  }
}
