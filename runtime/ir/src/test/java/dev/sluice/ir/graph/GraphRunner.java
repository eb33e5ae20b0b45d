package dev.sluice.ir.graph;

import dev.sluice.ir.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The meaning of a graph, by definition and without any lowering: each step in declaration order on the values of its
 * names, inner graphs with the names of those around them.
 */
final class GraphRunner implements GraphStep.Visitor<Json> {

  private final Calls calls;
  private final String input;
  private final Map<String, Json> values;

  private GraphRunner(Calls calls, String input, Map<String, Json> values) {
    this.calls = calls;
    this.input = input;
    this.values = new HashMap<>(values);
  }

  static Json run(StepGraph graph, Json input, Calls calls) {
    return inside(graph, Map.of(graph.input(), input), calls);
  }

  private static Json inside(StepGraph graph, Map<String, Json> around, Calls calls) {
    GraphRunner runner = new GraphRunner(calls, graph.input(), around);
    graph.steps().forEach(step -> runner.values.put(step.output(), step.accept(runner)));
    return runner.value(graph.result());
  }

  private Json value(String name) {
    if (!values.containsKey(name)) {
      throw new IllegalStateException("no value " + name);
    }
    return values.get(name);
  }

  private List<Json> inputs(GraphStep step) {
    return step.inputs().stream().map(this::value).toList();
  }

  private Json merged(GraphStep step) {
    List<Json> inputs = inputs(step);
    if (inputs.isEmpty()) {
      return value(input);
    }
    return inputs.size() == 1 ? inputs.get(0) : Merging.merge(inputs);
  }

  /** One value bare, several as a list. */
  private Json listed(GraphStep step) {
    List<Json> inputs = inputs(step);
    return inputs.size() == 1 ? inputs.get(0) : Json.of(inputs);
  }

  @Override
  public Json tool(GraphStep.Tool step) {
    return calls.tool(step.ref().key(), merged(step));
  }

  @Override
  public Json think(GraphStep.Think step) {
    return calls.think(step.reasoner(), merged(step));
  }

  @Override
  public Json sub(GraphStep.Sub step) {
    return calls.tool(step.ref(), merged(step));
  }

  @Override
  public Json pure(GraphStep.Pure step) {
    switch (step.pure()) {
      case Std.MERGE:
        return merged(step);
      case Std.RECORD:
        return Merging.record(step.args().orElseThrow(), listed(step));
      case Std.EXPR:
        return calls.pure(Std.EXPR, step.args(), listed(step));
      default:
        return calls.pure(step.pure(), step.args(), merged(step));
    }
  }

  @Override
  public Json passThrough(GraphStep.PassThrough step) {
    return merged(step);
  }

  @Override
  public Json cond(GraphStep.Cond step) {
    boolean holds = decide(step.predicate(), step.subject()).equals(Json.TRUE);
    return inside(holds ? step.ifTrue() : step.ifFalse(), values, calls);
  }

  @Override
  public Json choose(GraphStep.Switch step) {
    String key = ((Json.Text) decide(step.selector(), step.subject())).value();
    StepGraph arm = step.cases().get(key);
    return inside(arm == null ? step.fallback().orElseThrow() : arm, values, calls);
  }

  private Json decide(Optional<String> test, Optional<String> subject) {
    Json on = subject.map(this::value).orElseGet(() -> new Json.Obj(values));
    return test.map(pure -> calls.pure(pure, Optional.empty(), on)).orElse(on);
  }

  @Override
  public Json each(GraphStep.Each step) {
    Map<String, Json> around = new HashMap<>(values);
    around.putAll(step.consts());
    List<Json> results = ((Json.Arr) value(step.items()))
        .items().stream()
            .map(item -> {
              around.put(step.body().input(), item);
              return inside(step.body(), around, calls);
            })
            .toList();
    return step.reducer()
        .map(reducer -> calls.pure(reducer, Optional.empty(), Json.of(results)))
        .orElse(Json.of(results));
  }

  @Override
  public Json iterate(GraphStep.Iterate step) {
    List<Json> now = inputs(step);
    for (int round = 0; round < step.bound(); round++) {
      Map<String, Json> around = new HashMap<>(values);
      for (int i = 0; i < now.size(); i++) {
        around.put(step.carried().get(i).name(), now.get(i));
      }
      Json result = inside(step.body(), around, calls);
      if (!step.isPacked()) {
        now = List.of(result);
        continue;
      }
      Json.Obj record = (Json.Obj) result;
      now = step.carried().stream()
          .map(carried -> record.get(carried.name()).orElseThrow())
          .toList();
      if (step.stops()
          && record.get(GraphStep.Iterate.STOP).equals(Optional.of((Json) Json.TRUE))) {
        break;
      }
    }
    return now.get(0);
  }
}
