package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.ToolRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Short forms of graphs and steps, for tests. A tool has the name of its output. */
final class Graphs {

  private Graphs() {}

  /** A graph of the default input that returns its last step. */
  static StepGraph graph(GraphStep... steps) {
    return of(StepGraph.DEFAULT_INPUT, steps);
  }

  static StepGraph of(String input, GraphStep... steps) {
    return new StepGraph(input, Optional.empty(), List.of(steps));
  }

  static StepGraph returning(String input, String output, GraphStep... steps) {
    return new StepGraph(input, Optional.of(output), List.of(steps));
  }

  static GraphStep read(String output, String... inputs) {
    return tool(output, Contract.Effect.READ, inputs);
  }

  static GraphStep write(String output, String... inputs) {
    return tool(output, Contract.Effect.WRITE, inputs);
  }

  static GraphStep tool(String output, Contract.Effect effect, String... inputs) {
    Contract contract = new Contract(effect, Contract.Idempotency.NONE, true);
    return new GraphStep.Tool(
        new ToolRef.Native(output), List.of(inputs), output, Optional.of(contract), Ann.NONE);
  }

  static GraphStep pure(String pure, String output, String... inputs) {
    return new GraphStep.Pure(pure, List.of(inputs), output, Optional.empty(), Ann.NONE);
  }

  static GraphStep expr(String output, String... inputs) {
    Json.Obj args =
        Json.Obj.of("expr", Json.of(output), "vars", Json.texts(List.of(inputs)), "v", Json.of(1));
    return new GraphStep.Pure(Std.EXPR, List.of(inputs), output, Optional.of(args), Ann.NONE);
  }

  /** A branch that a function of the subject decides. */
  static GraphStep.Cond cond(String output, String subject, StepGraph then, StepGraph otherwise) {
    return new GraphStep.Cond(
        Optional.of("test"), Optional.of(subject), List.of(), output, then, otherwise);
  }

  /** A branch whose subject is the decision. */
  static GraphStep.Cond when(String output, String subject, StepGraph then, StepGraph otherwise) {
    return new GraphStep.Cond(
        Optional.empty(), Optional.of(subject), List.of(subject), output, then, otherwise);
  }

  static GraphStep.Each each(String output, String items, StepGraph body) {
    return each(output, items, body, Map.of());
  }

  static GraphStep.Each each(
      String output, String items, StepGraph body, Map<String, Json> consts) {
    SortedMap<String, Json> sorted = new TreeMap<>(CodePoints.ORDER);
    sorted.putAll(consts);
    return new GraphStep.Each(
        items, output, body, OptionalInt.empty(), Optional.empty(), sorted, Ann.NONE);
  }
}
