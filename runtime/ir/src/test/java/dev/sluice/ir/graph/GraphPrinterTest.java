package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.ToolRef;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class GraphPrinterTest {

  @Test
  void everyKindOfStepHasItsLine() {
    TreeMap<String, StepGraph> cases = new TreeMap<>();
    cases.put("b \"c\"", Graphs.of("in"));
    TreeMap<String, Json> consts = new TreeMap<>();
    consts.put("k", Json.of(5));
    Ann timeout = Options.read(Json.Obj.of("timeout", Json.of(5)));
    StepGraph arm = Graphs.returning("in", "hit");
    StepGraph graph = Graphs.of(
        "in",
        Graphs.read("hit"),
        new GraphStep.Tool(
            new ToolRef.Mcp("srv", "find"), List.of("in"), "found", Optional.empty(), timeout),
        new GraphStep.Think("demo.classify", List.of("hit", "found"), "kind", Ann.NONE),
        new GraphStep.Pure(
            Std.PLUCK,
            List.of("kind"),
            "urgent",
            Optional.of(Json.Obj.of("key", Json.of("urgent"))),
            Ann.NONE),
        new GraphStep.PassThrough(List.of("in"), "same"),
        Graphs.when("a", "urgent", arm, Graphs.of("in", Graphs.write("w", "in"))),
        new GraphStep.Cond(Optional.of("p"), Optional.empty(), List.of("hit"), "b", arm, arm),
        new GraphStep.Switch(
            Optional.of("q"), Optional.of("hit"), List.of(), "c", cases, Optional.of(arm)),
        new GraphStep.Each(
            "found",
            "d",
            Graphs.of("item", Graphs.read("x")),
            OptionalInt.of(2),
            Optional.of("sum"),
            consts,
            timeout));
    assertThat(GraphPrinter.print(graph)).isEqualTo("""
            graph in
              hit = tool hit () read
              found = tool srv/find (in) write? options={"timeout":5}
              kind = think demo.classify (hit, found)
              urgent = pure std.pluck (kind) args={"key":"urgent"}
              same = pass (in)
              a = if urgent (urgent)
                then in
                  return hit
                else in
                  w = tool w (in) write
                  return w
              b = if p (hit)
                then in
                  return hit
                else in
                  return hit
              c = switch q of hit ()
                case "b \\"c\\"" in
                  return in
                default in
                  return hit
              d = each (found) bound=2 reducer=sum k:=5 options={"timeout":5}
                body item
                  x = tool x () read
                  return x
              return d
            """);
  }
}
