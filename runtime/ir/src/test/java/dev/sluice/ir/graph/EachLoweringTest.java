package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.each;
import static dev.sluice.ir.graph.Graphs.expr;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.when;
import static dev.sluice.ir.graph.Graphs.write;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class EachLoweringTest {

  private static final StepGraph BODY = of("item", read("x"));

  @Test
  void aBodyOfTheItemAloneTakesItBare() {
    assertThat(lower(of("in", read("list"), each("e", "list", BODY)))).isEqualTo("list > each[x]");
    assertThat(lower(of("in", each("e", "in", BODY)))).isEqualTo("each[x]");
    assertThat(lower(of("in", each("e", "in", of("item"))))).isEqualTo("each[ident]");
  }

  @Test
  void constantsArePackedWithTheItem() {
    StepGraph body = of("item", read("x", "item", "k"));
    assertThat(lower(of("in", each("e", "in", body, Map.of("k", Json.of(5))))))
        .isEqualTo(
            "each[pack(item={\"input\":true}, k={\"const\":5}) > unpack(item, k) > merge(item, k) > x]");
  }

  @Test
  void capturesArePackedBeforeTheLoop() {
    StepGraph body = of("item", read("x", "item", "a", "k"));
    GraphStep each = each("e", "list", body, Map.of("k", Json.of(5)));
    assertThat(lower(of("in", read("list", "in"), read("a", "in"), each)))
        .isEqualTo(
            "init(in) > par(ident, pluck(in) > list, pluck(in) > a) > collect(list, a) > pack(a, list)"
                + " > each_pack(item of list; a; k=5) > each[unpack(a, item, k) > merge(item, a, k) > x]");
  }

  @Test
  void aConstantHidesAnOuterName() {
    StepGraph body = of("item", read("x", "item", "a"));
    assertThat(lower(of("in", read("a"), each("e", "a", body, Map.of("a", Json.of(5))))))
        .isEqualTo(
            "a > each[pack(a={\"const\":5}, item={\"input\":true}) > unpack(a, item) > merge(item, a) > x]");
  }

  @Test
  void aCaptureOfTheInputKeepsTheInput() {
    StepGraph body = of("item", read("x", "item", "in"));
    assertThat(lower(of("in", read("list"), each("e", "list", body))))
        .isEqualTo(
            "init(in) > par(ident, pluck(in) > list) > assign(list) > each_pack(item of list; in; )"
                + " > each[unpack(in, item) > merge(item, in) > x]");
  }

  @Test
  void aLoneLoopMayUseItsOwnList() {
    StepGraph body = of("item", read("x", "item", "in"));
    assertThat(lower(of("in", each("e", "in", body))))
        .isEqualTo(
            "init(in) > each_pack(item of in; in; ) > each[unpack(in, item) > merge(item, in) > x]");
  }

  @Test
  void aLoopInALoopMayUseNamesOfAllGraphsAroundIt() {
    StepGraph inner = of("sub", read("x", "sub", "item", "a", "in"));
    StepGraph outer = of("item", read("subs", "item"), each("f", "subs", inner));
    assertThat(lower(of("in", read("list", "in"), read("a", "in"), each("e", "list", outer))))
        .endsWith(
            "each_pack(item of list; a, in; ) > each[unpack(a, in, item) > par(ident, pluck(item) > subs)"
                + " > assign(subs) > each_pack(sub of subs; a, in, item; )"
                + " > each[unpack(a, in, item, sub) > merge(sub, item, a, in) > x]]");
  }

  @Test
  void aLoopInAnArmMayUseNamesFromOutside() {
    StepGraph arm = of("in", each("e", "list", of("item", read("x", "item", "a"))));
    StepGraph other = of("in", expr("k"));
    assertThat(lower(of("in", read("list", "in"), read("a", "in"), when("c", "a", arm, other))))
        .contains("alt branch_predicate {pack(a, list) > each_pack(item of list; a; )");
  }

  @Test
  void aStepOfTheBodyHidesAConstantOfItsName() {
    StepGraph body = of("item", write("k", "item"), read("x", "k"), read("y", "k", "x"));
    assertThat(lower(of("in", each("e", "in", body, Map.of("k", Json.of(5))))))
        .endsWith(
            "unpack(item, k) > par(ident, pluck(item) > k) > assign(k) > pack(k) > par(ident, pluck(k) > x)"
                + " > assign(x) > merge(k, x) > y]");
  }

  @Test
  void boundReducerAndOptionsAreOnTheLoop() {
    Ann timeout = Options.read(Json.Obj.of("timeout", Json.of(5)));
    GraphStep each = new GraphStep.Each(
        "in",
        "e",
        BODY,
        OptionalInt.of(3),
        Optional.of("sum"),
        Collections.emptySortedMap(),
        timeout);
    Node node = Lowering.lower(of("in", each), "f");
    assertThat(Compact.text(node)).isEqualTo("each[x] bound 3 reducer sum");
    assertThat(node.ann()).isEqualTo(timeout);
  }

  private static String lower(StepGraph graph) {
    return Compact.text(Lowering.lower(graph, "f"));
  }
}
