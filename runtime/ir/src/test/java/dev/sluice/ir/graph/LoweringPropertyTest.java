package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.TreeWalk;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A lowered graph means what the graph means, for thousands of random graphs. */
class LoweringPropertyTest {

  private static final int GRAPHS = 2_000;

  @Test
  void programsGiveTheValuesAndCallsOfTheirGraphs() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      compare(seed, RandomGraphs.graph(seed));
    }
  }

  private static void compare(long seed, StepGraph graph) {
    try {
      Node program = Lowering.lower(graph, "flow");
      List<String> ids = TreeWalk.preOrder(program).stream().map(Node::id).toList();
      assertThat(Set.copyOf(ids)).hasSize(ids.size());
      for (int i = 0; i < 2; i++) {
        Json input = Json.Obj.of("n", Json.of(seed * 2 + i));
        HashedCalls direct = new HashedCalls();
        HashedCalls lowered = new HashedCalls();
        Json expected = GraphRunner.run(graph, input, direct);
        assertThat(NodeRunner.run(program, input, lowered)).isEqualTo(expected);
        assertThat(lowered.writes()).isEqualTo(direct.writes());
        assertThat(lowered.calls()).isEqualTo(direct.calls());
      }
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("seed " + seed + "\n" + GraphPrinter.print(graph), e);
    }
  }
}
