package dev.sluice.ir.graph;

import dev.sluice.ir.Node;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Lowers one graph, from its bare input value or from an environment record. */
final class GraphLowering {

  private final Lowering context;
  private final GraphRelations relations;
  private final StdNodes std;
  private final StepGraph graph;
  private final String id;
  private final StepLowering steps;

  GraphLowering(Lowering context, StepGraph graph, String id) {
    this.context = context;
    this.relations = context.relations();
    this.std = context.std();
    this.graph = graph;
    this.id = id;
    this.steps = new StepLowering(context, graph, id);
  }

  /** The program on the graph's input value. */
  Node fromInput() {
    List<GraphStep> ordered = TopologicalOrder.of(graph, relations, Set.of(graph.input()));
    checkResult();
    if (ordered.isEmpty()) {
      return std.ident(id);
    }
    if (isLine(ordered)) {
      Chain line = new Chain();
      ordered.forEach(step -> line.add(stepId(step), steps.leaf(step)));
      return line.toNode(context.ids());
    }
    return layersFromInput(Layers.of(ordered, relations, Set.of(graph.input())))
        .toNode(context.ids());
  }

  /** The program on an environment record with these fields, which are all that the graph takes from around it. */
  Chain fromEnv(Collection<String> fields) {
    Set<String> external = Set.copyOf(fields);
    List<GraphStep> ordered = TopologicalOrder.of(graph, relations, external);
    if (ordered.isEmpty()) {
      return new Chain().add(id, std.pluck(id, graph.result()));
    }
    List<List<GraphStep>> layers = Layers.of(ordered, relations, external);
    Env env = new Env(graph, layers, relations);
    env.add(0, fields);
    return run(new Chain(), env, layers, 0);
  }

  private Chain layersFromInput(List<List<GraphStep>> layers) {
    Chain chain = new Chain();
    Env env = new Env(graph, layers, relations);
    GraphStep first = layers.get(0).get(0);
    boolean only = layers.size() == 1 && isResult(layers.get(0));
    if (only && steps.runsOnInput(first)) {
      return chain.add(stepId(first), steps.leaf(first));
    }
    if (!only && startsWithResultOf(first, layers)) {
      String owner = stepId(first);
      chain.add(owner, steps.leaf(first)).add(owner, std.init(owner, first.output()));
      env.add(0, List.of(first.output()));
      if (env.drop(0)) {
        chain.add(owner, std.keep(owner, env.fields()));
      }
      return run(chain, env, layers, 1);
    }
    chain.add(id, std.init(id, graph.input()));
    env.add(0, List.of(graph.input()));
    return run(chain, env, layers, 0);
  }

  /** Runs the layers from {@code start} on over an environment and ends with the result. */
  private Chain run(Chain chain, Env env, List<List<GraphStep>> layers, int start) {
    for (int i = start; i < layers.size(); i++) {
      List<GraphStep> layer = layers.get(i);
      if (i == layers.size() - 1 && isResult(layer)) {
        return chain.addAll(steps.fromEnv(layer.get(0))).collapse();
      }
      addLayer(chain, layer);
      env.add(i, layer.stream().map(GraphStep::output).toList());
      if (env.drop(i)) {
        String owner = stepId(layer.get(layer.size() - 1));
        chain.add(owner, std.keep(owner, env.fields()));
      }
    }
    return chain.add(id, std.pluck(id, graph.result())).collapse();
  }

  /** The environment beside the results of the steps, then both as one environment. */
  private void addLayer(Chain chain, List<GraphStep> layer) {
    String first = stepId(layer.get(0));
    String last = stepId(layer.get(layer.size() - 1));
    Node side = std.ident(first);
    for (GraphStep step : layer) {
      side = std.par(stepId(step), List.of(side, steps.fromEnv(step).toNode(context.ids())));
    }
    chain.add(first, side);
    if (layer.size() == 1) {
      chain.add(last, std.assign(last, layer.get(0).output()));
    } else {
      chain.add(last, std.collect(last, layer.stream().map(GraphStep::output).toList()));
    }
  }

  /** One step after another, the first on the input, each on the value before it, and the last is the result. */
  private boolean isLine(List<GraphStep> ordered) {
    if (!ordered.get(0).inputs().isEmpty()
        || !isResult(ordered.subList(ordered.size() - 1, ordered.size()))) {
      return false;
    }
    for (int i = 0; i < ordered.size(); i++) {
      GraphStep step = ordered.get(i);
      boolean next = i == 0 || step.inputs().equals(List.of(ordered.get(i - 1).output()));
      if (!next || !steps.runsOnInput(step)) {
        return false;
      }
    }
    return true;
  }

  /** The first step takes the input as it is, and nothing else ever needs the input. */
  private boolean startsWithResultOf(GraphStep first, List<List<GraphStep>> layers) {
    return layers.get(0).size() == 1
        && first.inputs().isEmpty()
        && (steps.runsOnInput(first) || relations.sources(first).isEmpty())
        && !graph.result().equals(graph.input())
        && layers.stream()
            .skip(1)
            .flatMap(List::stream)
            .noneMatch(step -> relations.consumes(step, graph.input()));
  }

  private boolean isResult(List<GraphStep> layer) {
    return layer.size() == 1 && layer.get(0).output().equals(graph.result());
  }

  private void checkResult() {
    String result = graph.result();
    if (!result.equals(graph.input())
        && graph.steps().stream().noneMatch(step -> step.output().equals(result))) {
      List<String> known =
          new ArrayList<>(graph.steps().stream().map(GraphStep::output).sorted().toList());
      throw new GraphException(
          GraphException.Code.GRAPH_UNKNOWN_OUTPUT,
          graph.input(),
          "The graph returns '" + result + "', which nothing defines; it defines "
              + (known.isEmpty() ? "nothing" : String.join(", ", known)));
    }
  }

  private String stepId(GraphStep step) {
    return context.stepId(id, step);
  }
}
