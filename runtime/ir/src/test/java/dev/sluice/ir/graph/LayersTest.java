package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.cond;
import static dev.sluice.ir.graph.Graphs.each;
import static dev.sluice.ir.graph.Graphs.expr;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.when;
import static dev.sluice.ir.graph.Graphs.write;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LayersTest {

  private static final StepGraph ARM = of("in", expr("k"));

  @Test
  void independentStepsShareALayer() {
    assertThat(layers(read("a", "in"), read("b", "in"), read("c", "a", "b"))).isEqualTo("a b | c");
  }

  @Test
  void aDependentStepEndsTheLayerEvenIfLaterStepsAreReady() {
    assertThat(layers(read("a", "in"), read("b", "a"), read("c", "in"))).isEqualTo("a | b c");
  }

  @Test
  void anEffectStandsAloneAndInItsPlace() {
    assertThat(layers(
            read("a", "in"), write("w", "in"), write("x", "in"), read("b", "in"), read("c", "in")))
        .isEqualTo("a | w | x | b c");
  }

  @Test
  void aBranchWithAnEffectStandsAlone() {
    GraphStep branch = when("c", "in", of("in", write("w", "in")), ARM);
    assertThat(layers(read("a", "in"), branch, read("b", "in"))).isEqualTo("a | c | b");
  }

  @Test
  void aBranchWithoutEdgesWaitsAndLetsLaterStepsPass() {
    GraphStep branch = cond("c", "a", ARM, ARM);
    assertThat(layers(read("a", "in"), branch, read("b", "in"))).isEqualTo("a b | c");
  }

  @Test
  void aWaitingBranchStillRunsBeforeTheNextEffect() {
    GraphStep branch = cond("c", "a", ARM, ARM);
    assertThat(layers(read("a", "in"), branch, read("b", "in"), write("w", "in")))
        .isEqualTo("a b | c | w");
  }

  @Test
  void anEdgeOnABranchKeepsTheOrder() {
    GraphStep branch = when("c", "a", ARM, ARM);
    assertThat(layers(read("a", "in"), branch, read("b", "in"))).isEqualTo("a | c b");
  }

  @Test
  void anEachWaitsForItsCaptures() {
    GraphStep each = each("e", "in", of("item", read("x", "item", "a")));
    assertThat(layers(read("a", "in"), each)).isEqualTo("a | e");
  }

  @Test
  void anOuterNameThatAStepRedefinesIsNotReadyBeforeTheStep() {
    StepGraph graph = of("in", read("k", "in"), read("a", "k"));
    assertThat(text(graph, Set.of("in", "k"))).isEqualTo("k | a");
  }

  private static String layers(GraphStep... steps) {
    return text(of("in", steps), Set.of("in"));
  }

  private static String text(StepGraph graph, Set<String> external) {
    List<List<GraphStep>> layers = Layers.of(graph.steps(), GraphRelations.of(graph), external);
    return layers.stream()
        .map(layer -> layer.stream().map(GraphStep::output).collect(Collectors.joining(" ")))
        .collect(Collectors.joining(" | "));
  }
}
