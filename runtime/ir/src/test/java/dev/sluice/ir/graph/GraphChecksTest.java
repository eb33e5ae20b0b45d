package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.cond;
import static dev.sluice.ir.graph.Graphs.each;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.pure;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.returning;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GraphChecksTest {

  private static final StepGraph BODY = of("item", read("x"));

  @Test
  void aNameIsGivenOnce() {
    assertProblem("GRAPH_NAME_TAKEN", "a", of("in", read("a"), read("a")));
    assertProblem("GRAPH_NAME_TAKEN", "in", of("in", read("in")));
    assertProblem(
        "GRAPH_NAME_TAKEN", "e", of("in", each("e", "in", BODY, Map.of("item", Json.of(1)))));
  }

  @Test
  void aGraphInsideMayGiveAnOuterNameAgain() {
    StepGraph arm = of("in", read("a", "in"));
    Lowering.lower(of("in", read("a"), cond("c", "in", arm, arm)), "f");
  }

  @Test
  void reservedNamesAreRefused() {
    assertProblem("GRAPH_NAME_RESERVED", "__x__", of("in", read("__x__")));
    assertProblem("GRAPH_NAME_RESERVED", "____", of("in", read("____")));
    assertProblem("GRAPH_NAME_RESERVED", "in", returning("in", "__x__", read("a")));
    assertProblem("GRAPH_NAME_RESERVED", "__branch__", of("__branch__", read("a")));
    assertProblem(
        "GRAPH_NAME_RESERVED",
        "e",
        of("in", each("e", "in", BODY, Map.of("__branch__", Json.of(1)))));
    Lowering.lower(of("__in__", read("___")), "f");
  }

  @Test
  void graphsInsideAreCheckedToo() {
    assertProblem(
        "GRAPH_NAME_RESERVED", "__x__", of("in", each("e", "in", of("item", read("__x__")))));
  }

  @Test
  void anUnknownOutputIsRefused() {
    GraphException problem =
        assertProblem("GRAPH_UNKNOWN_OUTPUT", "in", returning("in", "zz", read("b"), read("a")));
    assertThat(problem).hasMessageThat().contains("it defines a, b");
    assertProblem("GRAPH_UNKNOWN_OUTPUT", "in", returning("in", "zz"));
  }

  @Test
  void aSwitchHasCases() {
    GraphStep step = new GraphStep.Switch(
        Optional.of("p"),
        Optional.empty(),
        List.of(),
        "s",
        Collections.emptySortedMap(),
        Optional.empty());
    assertProblem("GRAPH_SWITCH_EMPTY", "s", of("in", step));
  }

  @Test
  void aDefaultIsEnoughForASwitch() {
    GraphStep step = new GraphStep.Switch(
        Optional.empty(),
        Optional.of("in"),
        List.of("in"),
        "s",
        Collections.emptySortedMap(),
        Optional.of(new StepGraph("in", Optional.of("in"), List.of())));
    Lowering.lower(of("in", step), "flow");
  }

  @Test
  void aRepetitionHasNoNegativeBoundAndCarriesANameOnce() {
    GraphStep.Iterate.Carried carried = new GraphStep.Iterate.Carried(BODY.input(), "in");
    assertProblem(
        "GRAPH_ITERATE_BOUND",
        "i",
        of("in", new GraphStep.Iterate(List.of(carried), "i", BODY, -1, false, Ann.NONE)));
    assertProblem(
        "GRAPH_NAME_TAKEN",
        "i",
        of("in", new GraphStep.Iterate(List.of(carried, carried), "i", BODY, 1, true, Ann.NONE)));
  }

  @Test
  void aLoopRunsAtLeastOneItemAtATime() {
    GraphStep step = new GraphStep.Each(
        "in",
        "e",
        BODY,
        OptionalInt.of(0),
        Optional.empty(),
        Collections.emptySortedMap(),
        Ann.NONE);
    assertProblem("GRAPH_EACH_BOUND", "e", of("in", step));
  }

  @Test
  void aFunctionHasNoOptions() {
    Ann retries = Options.read(Json.Obj.of("maxAttempts", Json.of(3)));
    GraphStep step = new GraphStep.Pure("p", List.of(), "a", Optional.empty(), retries);
    assertProblem("GRAPH_PURE_OPTIONS", "a", of("in", step));
  }

  @Test
  void aRecordInTheMiddleOfAFlowReadsSomething() {
    assertProblem(
        "GRAPH_RECORD_EMPTY", "r", of("in", read("a"), pure(Std.RECORD, "r"), read("b", "a", "r")));
  }

  @Test
  void theVariablesOfAnExpressionAreItsInputs() {
    Optional<Json.Obj> args = Optional.of(Json.Obj.of("vars", Json.texts(List.of("b", "a"))));
    GraphStep step = new GraphStep.Pure(Std.EXPR, List.of("a", "b"), "x", args, Ann.NONE);
    assertProblem("GRAPH_EXPR_VARIABLES", "x", of("in", read("a"), read("b"), step));
  }

  private static GraphException assertProblem(String code, String where, StepGraph graph) {
    GraphException problem = assertThrows(GraphException.class, () -> Lowering.lower(graph, "f"));
    assertThat(problem.code().name()).isEqualTo(code);
    assertThat(problem.where()).isEqualTo(where);
    return problem;
  }
}
