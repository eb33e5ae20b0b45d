package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.cond;
import static dev.sluice.ir.graph.Graphs.each;
import static dev.sluice.ir.graph.Graphs.expr;
import static dev.sluice.ir.graph.Graphs.graph;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.returning;
import static dev.sluice.ir.graph.Graphs.tool;
import static dev.sluice.ir.graph.Graphs.write;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.ToolRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GraphRelationsTest {

  @Test
  void externalsAreWhatIsUsedAndNotProduced() {
    StepGraph graph = returning("in", "far", read("a", "in", "x"), read("b", "a", "y", "x"));
    assertThat(GraphRelations.of(graph).externals(graph))
        .containsExactly("x", "y", "far")
        .inOrder();
  }

  @Test
  void externalsIncludeSubjectsAndCapturesOfGraphsInside() {
    StepGraph inner = of("item", each("e", "item", of("sub", read("x", "sub", "deep"))));
    StepGraph arm =
        graph(cond("c", "subject", graph(each("e", "list", inner)), graph(read("y", "z"))));
    GraphRelations relations = GraphRelations.of(arm);
    assertThat(relations.externals(inner)).containsExactly("deep");
    assertThat(relations.externals(arm))
        .containsExactly("subject", "list", "deep", "z")
        .inOrder();
  }

  @Test
  void theInputOfAnArmIsANameOfTheGraphAroundIt() {
    StepGraph arm = of("ticket", read("x"));
    StepGraph graph = of("in", cond("c", "flag", arm, of("ticket", expr("k"))));
    GraphRelations relations = GraphRelations.of(graph);
    assertThat(relations.consumesInput(arm)).isTrue();
    assertThat(relations.sources(graph.steps().get(0)))
        .containsExactly("flag", "ticket")
        .inOrder();
  }

  @Test
  void anArmWithoutStepsPassesItsInput() {
    StepGraph arm = of("ticket");
    GraphRelations relations = GraphRelations.of(arm);
    assertThat(relations.consumesInput(arm)).isTrue();
    assertThat(relations.armFields(arm)).containsExactly("ticket");
  }

  @Test
  void capturesLeaveOutItemConstantsAndWhatTheBodyDefines() {
    StepGraph body = of("item", read("a", "item", "k", "list"), read("b", "a", "far"));
    GraphStep.Each each = each("e", "list", body, Map.of("k", Json.of(1)));
    GraphRelations relations = GraphRelations.of(graph(each));
    assertThat(relations.captures(each)).containsExactly("list", "far").inOrder();
    assertThat(relations.sources(each)).containsExactly("list", "far").inOrder();
  }

  @Test
  void aStepWithoutEdgesConsumesTheInputUnlessItIsAClosedExpression() {
    GraphStep implicit = read("a");
    GraphStep closed = expr("b");
    GraphStep open = expr("c", "in");
    GraphRelations relations = GraphRelations.of(of("in", implicit, closed, open));
    assertThat(relations.consumes(implicit, "in")).isTrue();
    assertThat(relations.consumes(closed, "in")).isFalse();
    assertThat(relations.consumes(open, "in")).isTrue();
    assertThat(relations.liveSources(implicit, "in")).containsExactly("in");
    assertThat(relations.liveSources(closed, "in")).isEmpty();
    assertThat(relations.sources(implicit)).isEmpty();
  }

  @Test
  void anEachConsumesWhatItsBodyCaptures() {
    GraphStep each = each("e", "list", of("item", read("x", "item", "in")));
    GraphRelations relations = GraphRelations.of(of("in", read("list"), each));
    assertThat(relations.consumes(each, "in")).isTrue();
  }

  @Test
  void effectsFenceAndSoDoStepsThatContainThem() {
    GraphStep bare =
        new GraphStep.Tool(new ToolRef.Native("t"), List.of(), "bare", Optional.empty(), Ann.NONE);
    GraphStep think = new GraphStep.Think("r", List.of(), "think", Ann.NONE);
    GraphStep calm = cond("calm", "a", graph(read("x", "a")), graph(read("y", "a")));
    GraphStep branch = cond("branch", "a", graph(read("x", "a")), graph(write("y", "a")));
    GraphStep loop = each(
        "loop", "a", of("item", cond("c", "item", graph(expr("k")), graph(write("y", "item")))));
    GraphRelations relations = GraphRelations.of(graph(read("a"), bare, think, calm, branch, loop));
    assertThat(relations.barrier(bare)).isTrue();
    assertThat(relations.barrier(think)).isFalse();
    assertThat(relations.barrier(calm)).isFalse();
    assertThat(relations.barrier(branch)).isTrue();
    assertThat(relations.barrier(loop)).isTrue();
  }

  @Test
  void everyEffectButReadFences() {
    for (Contract.Effect effect : Contract.Effect.values()) {
      GraphStep step = tool("a", effect);
      assertThat(GraphRelations.of(graph(step)).barrier(step))
          .isEqualTo(effect != Contract.Effect.READ);
    }
  }
}
