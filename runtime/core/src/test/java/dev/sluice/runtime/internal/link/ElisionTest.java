package dev.sluice.runtime.internal.link;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.runtime.internal.exec.Callee;
import dev.sluice.runtime.internal.exec.JavaRules;
import dev.sluice.runtime.internal.exec.Program;
import dev.sluice.runtime.internal.exec.Values;
import dev.sluice.runtime.internal.plain.Ir;
import dev.sluice.runtime.internal.std.Records;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What moves values about costs no instruction, and what is not needed any more keeps no slot. */
final class ElisionTest {

  private static final Resolver ANYTHING = new Resolver() {
    @Override
    public PureBinding pure(String id, Optional<Json.Obj> args) {
      return new PureBinding(List.of(Param.plain("v")), Callee.of((on, values) -> values[0]));
    }

    @Override
    public ToolBinding tool(Step.Call call, String nodeId) {
      return new ToolBinding(
          call.tool().key(),
          Contract.CONSERVATIVE,
          List.of(Param.plain("v")),
          Callee.of((on, values) -> values[0]),
          "",
          Values.AS_IS);
    }

    @Override
    public ReasonerBinding reasoner(String id, String nodeId) {
      throw new UnsupportedOperationException();
    }

    @Override
    public SubBinding sub(Step.Sub call, String nodeId) {
      throw new UnsupportedOperationException();
    }
  };

  private static Program link(Node root) {
    return Linker.link(new LinkSpec(
        root,
        "",
        ANYTHING,
        new JavaRules(),
        Records.NONE,
        TypeAccess.of(MethodHandles.lookup()),
        Optional.empty(),
        Map.of(),
        node -> Optional.empty()));
  }

  private static Json names(String... names) {
    return Json.texts(List.of(names));
  }

  @Test
  void anEnvironmentOfAnyNumberOfStepsIsOnlyTheSteps() {
    List<Node> nodes = new ArrayList<>(List.of(Ir.init("x0")));
    for (int i = 1; i <= 20; i++) {
      Node step = Ir.seq(Ir.pluck("x" + (i - 1)), Ir.call("s" + i, "t"));
      nodes.add(Ir.par(Ir.ident(), step));
      nodes.add(Ir.assign("x" + i));
      nodes.add(Ir.std(
          "std.pack", "fields", Json.Obj.of("x" + i, Json.Obj.of("field", Json.of("x" + i)))));
    }
    nodes.add(Ir.pluck("x20"));

    Program program = link(Ir.seq(nodes));
    assertThat(program.length()).isEqualTo(20);
    // The last value and the one before it, which the environment still has until it is cut down.
    assertThat(program.frameSize()).isEqualTo(2);
  }

  @Test
  void aChainReusesOneSlot() {
    Node[] steps = new Node[1000];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = Ir.call("s" + i, "t");
    }

    Program program = link(Ir.seq(steps));
    assertThat(program.length()).isEqualTo(1000);
    assertThat(program.frameSize()).isEqualTo(1);
  }

  @Test
  void everyStandardPureOfAnEnvironmentIsFree() {
    Node program = Ir.seq(
        Ir.init("a"),
        Ir.par(Ir.ident(), Ir.pluck("a"), Ir.pluck("a")),
        Ir.std("std.collect", "fields", names("b", "c")),
        Ir.std("std.bind", "consts", Json.Obj.of("d", Json.of(1))),
        Ir.std("std.unpack", "fields", Json.Obj.of("b", Json.of("b"), "d", Json.of("d"))),
        Ir.par(Ir.pluck("b"), Ir.pluck("d")),
        Ir.std(
            "std.record",
            "fields",
            Json.of(List.of(entry("x", 0), entry("y", 1))),
            "consts",
            Json.Obj.EMPTY),
        Ir.init("r"),
        Ir.std("std.merge", "fields", names("r", "r")),
        Ir.pluck("x"));

    assertThat(link(program).length()).isEqualTo(0);
  }

  private static Json entry(String name, int index) {
    return Json.of(List.of(Json.of(name), Json.of(index)));
  }

  @Test
  void aBranchTestsTheDecisionWhereItLies() {
    Node program = Ir.seq(
        Ir.init("a"),
        Ir.par(Ir.ident(), Ir.pluck("a")),
        Ir.assign("__branch__"),
        Ir.alt("choice", "std.branch_predicate", Ir.pluck("a"), Ir.pluck("a")));

    assertThat(link(program).length()).isEqualTo(1);
  }

  @Test
  void valuesThatAreStillNeededKeepTheirSlots() {
    Node program = Ir.seq(
        Ir.init("a"),
        Ir.par(Ir.ident(), Ir.seq(Ir.pluck("a"), Ir.call("s1", "t"))),
        Ir.assign("b"),
        Ir.par(Ir.ident(), Ir.seq(Ir.pluck("a"), Ir.call("s2", "t"))),
        Ir.assign("c"),
        Ir.par(Ir.pluck("a"), Ir.pluck("b"), Ir.pluck("c")));

    assertThat(link(program).frameSize()).isEqualTo(3);
  }

  @Test
  void branchesAtTheSameTimeShareNoSlot() {
    Node chain = Ir.seq(Ir.call("a1", "t"), Ir.call("a2", "t"));
    Node other = Ir.seq(Ir.call("b1", "t"), Ir.call("b2", "t"));

    // The input, which both read, and one for each.
    assertThat(link(Ir.par(chain, other)).frameSize()).isEqualTo(3);
  }

  @Test
  void whatIsNotCertainToSucceedIsLeftToRunTime() {
    assertThat(link(Ir.seq(Ir.init("a"), Ir.pluck("b"))).length()).isEqualTo(1);
    assertThat(link(Ir.pluck("b")).length()).isEqualTo(1);
    assertThat(link(Ir.seq(
                Ir.init("a"), Ir.std("std.bind", "consts", Json.Obj.of("a", Json.of(1)))))
            .length())
        .isEqualTo(1);
  }
}
