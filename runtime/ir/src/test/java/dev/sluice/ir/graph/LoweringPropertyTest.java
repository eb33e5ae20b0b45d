package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.TreeWalk;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A lowered graph means what the graph means, for thousands of random graphs. */
class LoweringPropertyTest {

  private static final int GRAPHS = 3_000;

  @Test
  void programsGiveTheValuesAndCallsOfTheirGraphs() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      compare(seed, RandomGraphs.graph(seed));
    }
  }

  private static void compare(long seed, StepGraph graph) {
    String about = "seed " + seed + "\n" + GraphPrinter.print(graph);
    Node program;
    try {
      program = Lowering.lower(graph, "flow");
    } catch (GraphException e) {
      throw new AssertionError(about, e);
    }
    List<String> ids =
        TreeWalk.visits(program).stream().map(visit -> visit.node().id()).toList();
    assertWithMessage(about).that(ids).containsNoDuplicates();
    for (int i = 0; i < 2; i++) {
      Json input = Json.Obj.of("n", Json.of(seed * 2 + i));
      HashedCalls direct = new HashedCalls();
      HashedCalls lowered = new HashedCalls();
      Json expected = GraphRunner.run(graph, input, direct);
      Json actual;
      try {
        actual = NodeRunner.run(program, input, lowered);
      } catch (RuntimeException e) {
        throw new AssertionError(about, e);
      }
      assertWithMessage(about).that(actual).isEqualTo(expected);
      assertWithMessage(about).that(lowered.writes()).isEqualTo(direct.writes());
      assertWithMessage(about).that(lowered.calls()).isEqualTo(direct.calls());
    }
  }
}
