package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.StepFailed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ControlFlowTest {

  private final PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT);
  private final PlainHandlers handlers = new PlainHandlers()
      .tool("a", value -> "a")
      .tool("b", value -> "b")
      .tool("inc", value -> (Long) value + 1)
      .pure("self", (value, args) -> value)
      .pure("atLeastThree", (value, args) -> (Long) value >= 3)
      .pure("add", (value, args) -> {
        Map<?, ?> map = (Map<?, ?>) value;
        return (Long) map.get("n") + (Long) map.get("by");
      });

  private Object run(Node program, Object input) {
    return runner.link(program, handlers).run(input);
  }

  @Test
  void armsWithTheSameFieldsAreJoinedFieldByField() {
    Node then = Ir.std("std.pack", "fields", Json.Obj.of("x", field("n"), "y", field("m")));
    Node otherwise = Ir.std("std.pack", "fields", Json.Obj.of("y", field("n"), "x", field("m")));
    Node program = Ir.seq(
        Ir.std(
            "std.unpack",
            "fields",
            Json.Obj.of("n", Json.of("n"), "m", Json.of("m"), "__branch__", Json.of("c"))),
        Ir.alt("choice", "std.branch_predicate", then, otherwise),
        Ir.par(Ir.pluck("x"), Ir.pluck("y")));

    assertThat(run(program, Map.of("n", 1L, "m", 2L, "c", true))).isEqualTo(List.of(1L, 2L));
    assertThat(run(program, Map.of("n", 1L, "m", 2L, "c", false))).isEqualTo(List.of(2L, 1L));
  }

  private static Json field(String name) {
    return Json.Obj.of("field", Json.of(name));
  }

  @Test
  void armsWithDifferentFormsAreJoinedWhole() {
    Node program = Ir.alt("choice", "self", Ir.init("k"), Ir.par(Ir.ident(), Ir.ident()));

    assertThat(run(program, true)).isEqualTo(Map.of("k", true));
    assertThat(run(program, false)).isEqualTo(List.of(false, false));
  }

  @Test
  void aKeyWithoutCaseTakesTheFallbackOrFails() {
    Map<String, Node> cases = Map.of("x", Ir.call("a"), "y", Ir.call("b"));
    Node with = Ir.choose("s", "self", cases, Optional.of(Ir.ident()));
    Node without = Ir.choose("s", "self", cases, Optional.empty());

    assertThat(run(with, "x")).isEqualTo("a");
    assertThat(run(with, "y")).isEqualTo("b");
    assertThat(run(with, "z")).isEqualTo("z");
    assertThat(run(with, 1L)).isEqualTo(1L);
    StepFailed failed = assertThrows(StepFailed.class, () -> run(without, "z"));
    assertThat(failed.stepId()).isEqualTo("s");
    assertThat(((SluiceException) failed.getCause()).code()).isEqualTo("ALT_NO_CASE");
  }

  @Test
  void repetitionStopsWhenTheTestHoldsOrTheBoundIsReached() {
    Node body = Ir.call("inc");
    assertThat(run(Ir.iter("i", 10, body, Optional.of("atLeastThree")), 0L)).isEqualTo(3L);
    assertThat(run(Ir.iter("i", 2, body, Optional.of("atLeastThree")), 0L)).isEqualTo(2L);
    assertThat(run(Ir.iter("i", 4, body, Optional.empty()), 0L)).isEqualTo(4L);
    assertThat(run(Ir.iter("i", 10, body, Optional.of("atLeastThree")), 7L)).isEqualTo(8L);
    assertThat(run(Ir.iter("i", 0, body, Optional.empty()), 7L)).isEqualTo(7L);
  }

  @Test
  void aCarrierOfSeveralValuesIsCarriedApart() {
    Node body = Ir.seq(Ir.par(Ir.ident(), Ir.pure("add", "add")), Ir.assign("n"));
    Node program = Ir.seq(
        Ir.std("std.unpack", "fields", Json.Obj.of("n", Json.of("n"), "by", Json.of("by"))),
        Ir.iter("i", 5, body, Optional.empty()),
        Ir.pluck("n"));

    assertThat(run(program, Map.of("n", 1L, "by", 10L))).isEqualTo(51L);
  }

  @Test
  void aCarrierThatChangesItsFormIsCarriedWhole() {
    Node program = Ir.seq(Ir.init("k"), Ir.iter("i", 3, Ir.init("k"), Optional.empty()));

    assertThat(run(program, 1L)).isEqualTo(Map.of("k", Map.of("k", Map.of("k", Map.of("k", 1L)))));
  }

  @Test
  void innermostBodiesSeeValuesOfEveryScopeAround() {
    Node inner = Ir.seq(Ir.std("std.unpack", "fields", same("n", "by")), Ir.pure("add", "add"));
    Node outer = Ir.seq(
        Ir.std("std.unpack", "fields", same("rows", "by")),
        pack("rows", "n"),
        Ir.each("in", 1, inner));
    Node program = Ir.seq(
        Ir.std("std.unpack", "fields", same("all", "by")),
        pack("all", "rows"),
        Ir.each("out", 1, outer));

    Object result = run(program, Map.of("all", List.of(List.of(1L, 2L), List.of(3L)), "by", 10L));
    assertThat(result).isEqualTo(List.of(List.of(11L, 12L), List.of(13L)));
  }

  private static Json same(String... names) {
    List<Object> members = new ArrayList<>();
    for (String name : names) {
      members.add(name);
      members.add(Json.of(name));
    }
    return Json.Obj.of(members.toArray());
  }

  private static Node pack(String items, String item) {
    return Ir.std(
        "std.each_pack",
        "items",
        Json.of(items),
        "item",
        Json.of(item),
        "fields",
        same("by"),
        "consts",
        Json.Obj.EMPTY);
  }

  @Test
  void failuresOfTestsBelongToTheNodeThatTests() {
    StepFailed choice =
        assertThrows(StepFailed.class, () -> run(Ir.alt("c", "add", Ir.ident(), Ir.ident()), 1L));
    assertThat(choice.stepId()).isEqualTo("c");
    StepFailed loop = assertThrows(
        StepFailed.class, () -> run(Ir.iter("i", 2, Ir.call("inc"), Optional.of("add")), 1L));
    assertThat(loop.stepId()).isEqualTo("i");
  }
}
