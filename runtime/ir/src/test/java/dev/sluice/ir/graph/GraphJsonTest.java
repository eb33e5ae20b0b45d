package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Contract;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.ToolRef;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GraphJsonTest {

  @Test
  void namesHaveDefaults() {
    StepGraph graph = read("{'steps': []}");
    assertThat(graph)
        .isEqualTo(new StepGraph(StepGraph.DEFAULT_INPUT, Optional.empty(), List.of()));
    assertThat(read("{'input': 'in', 'output': 'a', 'steps': []}").result()).isEqualTo("a");
  }

  @Test
  void leavesAreRead() {
    Contract contract = new Contract(Contract.Effect.READ, Contract.Idempotency.BEST_EFFORT, false);
    assertThat(step("{'kind': 'tool', 'ref': 't', 'inputs': ['a', ['b', 'b']], 'output': 'x',"
            + " 'contract': {'effect': 'read', 'idempotency': 'best_effort'}}"))
        .isEqualTo(new GraphStep.Tool(
            new ToolRef.Native("t"), List.of("a", "b"), "x", Optional.of(contract), Ann.NONE));
    assertThat(step(
            "{'kind': 'tool', 'ref': 't', 'output': 'x', 'mcp': {'server': 's', 'tool': 'u'}}"))
        .isEqualTo(new GraphStep.Tool(
            new ToolRef.Mcp("s", "u"), List.of(), "x", Optional.empty(), Ann.NONE));
    assertThat(step(
            "{'kind': 'think', 'ref': 'r', 'inputs': [], 'output': 'x', 'ann': {'timeout': 5}}"))
        .isEqualTo(new GraphStep.Think(
            "r", List.of(), "x", Options.read(Json.Obj.of("timeout", Json.of(5)))));
    assertThat(step("{'kind': 'pure', 'ref': 'p', 'inputs': [], 'output': 'x', 'args': {'k': 1}}"))
        .isEqualTo(new GraphStep.Pure(
            "p", List.of(), "x", Optional.of(Json.Obj.of("k", Json.of(1))), Ann.NONE));
    assertThat(
            step("{'kind': 'passthrough', 'ref': 'passthrough', 'inputs': ['a'], 'output': 'x'}"))
        .isEqualTo(new GraphStep.PassThrough(List.of("a"), "x"));
  }

  @Test
  void branchesAreRead() {
    GraphStep.Cond cond =
        (GraphStep.Cond) step("{'kind': 'cond', 'subject': 's', 'inputs': ['a'], 'output': 'x',"
            + " 'ifTrue': {'output': 'a', 'steps': []}, 'ifFalse': {'steps': []}}");
    assertThat(cond.predicate()).isEmpty();
    assertThat(cond.subject()).hasValue("s");
    assertThat(cond.ifTrue().result()).isEqualTo("a");
    GraphStep.Switch choice =
        (GraphStep.Switch) step("{'kind': 'switch', 'select': 'k', 'output': 'x',"
            + " 'cases': {'b': {'steps': []}, 'a': {'steps': []}}, 'default': {'steps': []}}");
    assertThat(choice.cases().keySet()).containsExactly("a", "b").inOrder();
    assertThat(choice.selector()).hasValue("k");
    assertThat(choice.fallback()).isPresent();
  }

  @Test
  void loopsAreRead() {
    GraphStep.Each each =
        (GraphStep.Each) step("{'kind': 'each', 'items': 'l', 'output': 'e', 'maxParallel': 2,"
            + " 'reducer': 'r', 'consts': {'z': 1, 'a': null}, 'ann': {'timeout': 5},"
            + " 'body': {'input': 'item', 'steps': []}}");
    assertThat(each.items()).isEqualTo("l");
    assertThat(each.maxParallel()).isEqualTo(OptionalInt.of(2));
    assertThat(each.reducer()).hasValue("r");
    assertThat(each.consts()).containsExactly("a", Json.NULL, "z", Json.of(1)).inOrder();
    assertThat(each.ann().timeout()).hasValue(Json.of(5));
    assertThat(each.body().input()).isEqualTo("item");
  }

  @Test
  void anEdgeGivesNoSecondName() {
    GraphException problem = assertThrows(
        GraphException.class,
        () -> step("{'kind': 'tool', 'ref': 't', 'inputs': [['n', 'a']], 'output': 'x'}"));
    assertThat(problem.code()).isEqualTo(GraphException.Code.GRAPH_EDGE_RENAMED);
    assertThat(problem.where()).isEqualTo("x");
  }

  @Test
  void documentsDoNotReturnTheItemByName() {
    String each = "{'kind': 'each', 'items': 'l', 'output': 'e',"
        + " 'body': {'input': 'item', 'output': 'item', 'steps': []}}";
    GraphException problem = assertThrows(GraphException.class, () -> step(each));
    assertThat(problem.code()).isEqualTo(GraphException.Code.GRAPH_FOREIGN_CAPTURE);
  }

  @Test
  void whatIsNoGraphIsRefusedAtItsPlace() {
    assertPlace("$", "[]");
    assertPlace("$.steps", "{}");
    assertPlace("$.steps[0].kind", "{'steps': [{'output': 'x'}]}");
    assertPlace("$.steps[0].kind", "{'steps': [{'kind': 'frob', 'output': 'x'}]}");
    assertPlace("$.steps[0].pred", "{'steps': [{'kind': 'cond', 'output': 'x'}]}");
    assertPlace(
        "$.steps[0].inputs",
        "{'steps': [{'kind': 'think', 'ref': 'r', 'output': 'x', 'inputs': [1]}]}");
    assertPlace(
        "$.steps[0].body.steps[0].ref",
        "{'steps': [{'kind': 'each', 'output': 'x', 'items': 'l',"
            + " 'body': {'steps': [{'kind': 'pure', 'output': 'y'}]}}]}");
    assertPlace(
        "$.steps[0].contract.effect",
        "{'steps': [{'kind': 'tool', 'ref': 'r', 'output': 'x',"
            + " 'contract': {'effect': 'none'}}]}");
  }

  private static void assertPlace(String place, String text) {
    assertThat(assertThrows(IrException.class, () -> read(text)).where()).isEqualTo(place);
  }

  private static GraphStep step(String text) {
    return read("{'steps': [" + text + "]}").steps().get(0);
  }

  private static StepGraph read(String text) {
    return GraphJson.read(JsonParser.parse(text.replace('\'', '"')));
  }
}
