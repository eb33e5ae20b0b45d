package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.cond;
import static dev.sluice.ir.graph.Graphs.expr;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.returning;
import static dev.sluice.ir.graph.Graphs.when;
import static dev.sluice.ir.graph.Graphs.write;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BranchLoweringTest {

  @Test
  void aPredicateWithoutSubjectSeesTheNamesOfTheBranch() {
    GraphStep branch = new GraphStep.Cond(
        Optional.of("p"),
        Optional.empty(),
        List.of("a"),
        "c",
        of("in", read("x", "a", "b")),
        of("in", read("y")));
    assertThat(lower(of("in", read("a", "in"), read("b", "in"), branch)))
        .isEqualTo("init(in) > par(ident, pluck(in) > a, pluck(in) > b) > collect(a, b)"
            + " > pack(a, b, in) > alt p {pack(a, b) > merge(a, b) > x | pluck(in) > y}");
  }

  @Test
  void aPredicateOfASubjectDecidesBesideTheEnvironment() {
    assertThat(lower(of("in", cond("c", "in", of("in", read("x")), of("in", read("y"))))))
        .isEqualTo("init(in) > pack(in) > par(ident, pluck(in) > test) > assign(__branch__)"
            + " > alt branch_predicate {pluck(in) > x | pluck(in) > y}");
  }

  @Test
  void aSubjectAloneIsTheDecision() {
    assertThat(lower(of(
            "in", expr("flag", "in"), when("c", "flag", of("in", read("x")), of("in", expr("k"))))))
        .isEqualTo("init(in) > par(ident, pluck(in) > expr) > assign(flag) > pack(flag, in)"
            + " > par(ident, pluck(flag)) > assign(__branch__) > alt branch_predicate"
            + " {pluck(in) > x | pack() > expr}");
  }

  @Test
  void aSwitchOnAKeyHasNoSelectorOfItsOwn() {
    TreeMap<String, StepGraph> cases = new TreeMap<>();
    cases.put("b", of("in", read("x", "in")));
    cases.put("a", returning("in", "key"));
    GraphStep step = new GraphStep.Switch(
        Optional.empty(),
        Optional.of("key"),
        List.of(),
        "s",
        cases,
        Optional.of(of("in", read("y", "in"))));
    assertThat(lower(of("in", read("key", "in"), step)))
        .isEqualTo(
            "init(in) > par(ident, pluck(in) > key) > assign(key) > pack(in, key) > par(ident, pluck(key))"
                + " > assign(__branch__) > switch branch_selector"
                + " {a: pluck(key) | b: pluck(in) > x | default: pluck(in) > y}");
  }

  @Test
  void aSwitchWithoutDefaultHasNone() {
    TreeMap<String, StepGraph> cases = new TreeMap<>();
    cases.put("a", of("in", read("x")));
    GraphStep step = new GraphStep.Switch(
        Optional.of("p"), Optional.empty(), List.of(), "s", cases, Optional.empty());
    assertThat(lower(of("in", step)))
        .isEqualTo("init(in) > pack(in) > switch p {a: pluck(in) > x}");
  }

  @Test
  void aSubjectIsKeptAliveUntilTheBranch() {
    StepGraph arm = of("in", read("x", "b"));
    assertThat(lower(of("in", read("a"), write("b", "a"), cond("c", "a", arm, arm))))
        .isEqualTo("a > init(a) > par(ident, pluck(a) > b) > assign(b) > pack(a, b)"
            + " > par(ident, pluck(a) > test) > assign(__branch__)"
            + " > alt branch_predicate {pluck(b) > x | pluck(b) > x}");
  }

  @Test
  void theSubjectOfAnInnerBranchIsHandedToTheArm() {
    StepGraph leaf = of("in", expr("k"));
    StepGraph arm = of("in", when("d", "b", leaf, leaf));
    assertThat(lower(of("in", read("a", "in"), read("b", "in"), when("c", "a", arm, leaf))))
        .contains(
            "alt branch_predicate {pack(b) > pack(b) > par(ident, pluck(b)) > assign(__branch__)");
  }

  @Test
  void aBranchThatComesFirstStartsWithTheInput() {
    StepGraph arm = of("in", read("x"));
    assertThat(lower(of("in", cond("c", "in", arm, arm), read("z", "c"))))
        .startsWith(
            "init(in) > par(ident, pack(in) > par(ident, pluck(in) > test) > assign(__branch__) > alt");
  }

  @Test
  void anArmMayUseNamesOfItsOwnAgain() {
    StepGraph arm = of("in", read("x", "in"), read("y", "x"), read("z", "x", "y"));
    assertThat(lower(of("in", when("c", "in", arm, arm))))
        .contains(
            "{pack(in) > par(ident, pluck(in) > x) > assign(x) > pack(x) > par(ident, pluck(x) > y)"
                + " > assign(y) > merge(x, y) > z | ");
  }

  private static String lower(StepGraph graph) {
    return Compact.text(Lowering.lower(graph, "f"));
  }
}
