package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.expr;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.pure;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.returning;
import static dev.sluice.ir.graph.Graphs.write;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Graphs without inner graphs: chains, environments, bootstrapping, dropping of fields. */
class GraphLoweringTest {

  @Test
  void noStepsPassTheInput() {
    assertThat(lower(of("in"))).isEqualTo("ident");
  }

  @Test
  void aChainNeedsNoEnvironment() {
    assertThat(lower(of("in", read("a"), pure("p", "b", "a"), write("c", "b"))))
        .isEqualTo("a > p > c");
  }

  @Test
  void aChainThatDoesNotReturnItsEndIsNone() {
    assertThat(lower(returning("in", "a", read("a"), read("b", "a"))))
        .isEqualTo("a > init(a) > par(ident, pluck(a) > b) > assign(b) > pluck(a)");
  }

  @Test
  void aStepThatNamesTheInputStartsAnEnvironment() {
    assertThat(lower(of("in", read("a", "in"), read("b", "a"))))
        .isEqualTo("init(in) > par(ident, pluck(in) > a) > assign(a) > pluck(a) > b");
  }

  @Test
  void theFirstResultStartsTheEnvironmentIfNothingElseNeedsTheInput() {
    assertThat(lower(of("in", read("a"), read("b", "a"), read("c", "a", "b"))))
        .isEqualTo("a > init(a) > par(ident, pluck(a) > b) > assign(b) > merge(a, b) > c");
  }

  @Test
  void aGraphThatReturnsItsInputKeepsIt() {
    assertThat(lower(returning("in", "in", write("w"))))
        .isEqualTo("init(in) > par(ident, pluck(in) > w) > assign(w) > pluck(in)");
  }

  @Test
  void stepsOfOneLayerRunSideBySide() {
    assertThat(lower(of("in", read("a"), read("b"), pure("p", "c", "a", "b"))))
        .isEqualTo(
            "init(in) > par(ident, pluck(in) > a, pluck(in) > b) > collect(a, b) > pack(a, b)"
                + " > merge(a, b) > p");
  }

  @Test
  void fieldsAreDroppedAfterTheirLastUse() {
    assertThat(lower(
            of("in", write("a", "in"), write("b", "a"), write("c", "a"), read("d", "b", "c"))))
        .isEqualTo(
            "init(in) > par(ident, pluck(in) > a) > assign(a) > pack(a) > par(ident, pluck(a) > b) > assign(b)"
                + " > par(ident, pluck(a) > c) > assign(c) > pack(b, c) > merge(b, c) > d");
  }

  @Test
  void mergeAndRecordTakeTheirInputsFromTheEnvironment() {
    assertThat(lower(of("in", read("a", "in"), pure(Std.MERGE, "m", "in", "a"))))
        .isEqualTo("init(in) > par(ident, pluck(in) > a) > assign(a) > merge(in, a)");
    assertThat(lower(of("in", read("a", "in"), pure(Std.RECORD, "r", "in", "a"))))
        .isEqualTo(
            "init(in) > par(ident, pluck(in) > a) > assign(a) > par(pluck(in), pluck(a)) > record");
  }

  @Test
  void aFunctionOfSeveralValuesNeedsThemApartEvenIfAllAreTheInput() {
    assertThat(lower(of("in", pure(Std.MERGE, "m", "in", "in"))))
        .isEqualTo("init(in) > merge(in, in)");
    assertThat(lower(of("in", expr("x", "in", "in"))))
        .isEqualTo("init(in) > par(pluck(in), pluck(in)) > expr");
    assertThat(lower(of("in", read("a", "in", "in")))).isEqualTo("a");
  }

  @Test
  void anExpressionTakesOneValueBareAndSeveralAsAList() {
    assertThat(lower(of("in", expr("x", "in")))).isEqualTo("expr");
    assertThat(lower(of("in", read("a", "in"), expr("x", "a", "in"))))
        .isEqualTo(
            "init(in) > par(ident, pluck(in) > a) > assign(a) > par(pluck(a), pluck(in)) > expr");
  }

  @Test
  void anExpressionWithoutInputsReadsNothing() {
    assertThat(lower(of("in", expr("x"), read("a", "x")))).isEqualTo("expr > a");
    assertThat(lower(of("in", read("a"), expr("x"), read("b", "a", "x"))))
        .isEqualTo(
            "init(in) > par(ident, pluck(in) > a, expr) > collect(a, x) > pack(a, x) > merge(a, x) > b");
    assertThat(lower(of("in", write("a"), expr("x"), read("b", "a", "x"))))
        .isEqualTo("a > init(a) > par(ident, expr) > assign(x) > merge(a, x) > b");
  }

  @Test
  void optionsStayOnTheirStep() {
    Ann timeout = Options.read(Json.Obj.of("timeout", Json.of(5)));
    GraphStep think = new GraphStep.Think("r", List.of(), "a", timeout);
    assertThat(Lowering.lower(of("in", think), "f").ann()).isEqualTo(timeout);
  }

  @Test
  void aPassingStepIsAnIdentityWithTheStepsId() {
    Node node = Lowering.lower(of("in", new GraphStep.PassThrough(List.of(), "a")), "f");
    assertThat(node).isEqualTo(new Node.Ident("f/a", Ann.NONE));
  }

  @Test
  void staticArgumentsStay() {
    Optional<Json.Obj> args = Optional.of(Json.Obj.of("key", Json.of("k")));
    GraphStep pluck = new GraphStep.Pure(Std.PLUCK, List.of(), "a", args, Ann.NONE);
    assertThat(Lowering.lower(of("in", pluck), "f"))
        .isEqualTo(new Node.Arr("f/a", Ann.NONE, Std.PLUCK, args));
  }

  private static String lower(StepGraph graph) {
    return Compact.text(Lowering.lower(graph, "f"));
  }
}
