package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.Ann;
import dev.sluice.ir.IrPrinter;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.TreeWalk;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IterateLoweringTest {

  private static GraphStep pure(String name, String output, String... inputs) {
    return new GraphStep.Pure(name, List.of(inputs), output, Optional.empty(), Ann.NONE);
  }

  private static Node lower(GraphStep... steps) {
    return Lowering.lower(new StepGraph("in", Optional.of("out"), List.of(steps)), "f");
  }

  private static Node.IterUpTo repetition(Node root) {
    return TreeWalk.preOrder(root).stream()
        .filter(Node.IterUpTo.class::isInstance)
        .map(Node.IterUpTo.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void oneValueAloneIsCarriedAsItIs() {
    StepGraph body = new StepGraph("x", Optional.of("y"), List.of(pure("f", "y", "x")));
    Node root = lower(new GraphStep.Iterate(
        List.of(new GraphStep.Iterate.Carried("x", "in")), "out", body, 3, false, Ann.NONE));
    Node.IterUpTo loop = repetition(root);
    assertThat(loop.bound()).isEqualTo(3);
    assertThat(loop.until()).isEqualTo(Optional.empty());
    assertThat(IrPrinter.print(root)).doesNotContain("std.merge");
  }

  @Test
  void capturedNamesAndTheMarkTravelInTheCarrier() {
    Json.Obj fields = Json.Obj.of(
        "fields",
        Json.of(List.of(
            Json.of(List.of(Json.of("x"), Json.of(0))),
            Json.of(List.of(Json.of(GraphStep.Iterate.STOP), Json.of(1))))),
        "consts",
        Json.Obj.EMPTY);
    StepGraph body = new StepGraph(
        "x",
        Optional.of("next"),
        List.of(
            pure("f", "y", "x"),
            pure("g", "stop", "c"),
            new GraphStep.Pure(
                Std.RECORD, List.of("y", "stop"), "next", Optional.of(fields), Ann.NONE)));
    Node root = lower(
        pure("start", "c"),
        new GraphStep.Iterate(
            List.of(new GraphStep.Iterate.Carried("x", "in")), "out", body, 0, true, Ann.NONE));
    Node.IterUpTo loop = repetition(root);
    assertThat(loop.bound()).isEqualTo(0);
    assertThat(loop.until()).isEqualTo(Optional.of(Std.BRANCH_PREDICATE));
    assertThat(IrPrinter.print(root))
        .contains(
            "{\"__branch__\":{\"const\":false},\"c\":{\"field\":\"c\"},\"x\":{\"field\":\"in\"}}");
  }

  @Test
  void nothingBehindAThrowRunsBesideIt() {
    GraphStep thrown = pure(Std.THROW, "t");
    StepGraph graph = new StepGraph("in", Optional.of("t"), List.of(thrown));
    assertThat(GraphRelations.of(graph).barrier(thrown)).isTrue();
    assertThat(GraphRelations.of(graph).consumes(thrown, "in")).isFalse();
  }
}
