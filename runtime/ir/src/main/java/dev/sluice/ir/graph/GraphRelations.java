package dev.sluice.ir.graph;

import dev.sluice.ir.Contract;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What the steps of a graph, and of the graphs inside it, need of their surroundings. Computed once for a whole graph,
 * innermost graphs first, in time proportional to the answers. Facts are kept by object identity: steps are equal by
 * content, and comparing contents would visit every graph inside a step.
 */
final class GraphRelations {

  /**
   * @param externals names used but not produced here, each once, in order of first use
   * @param readsInput whether anything here uses the graph's input
   * @param fenced whether a step here, or inside one, is a barrier
   */
  private record GraphFacts(Set<String> externals, boolean readsInput, boolean fenced) {}

  /**
   * @param sources names that must exist before the step runs, each once, in order of first use
   * @param readsInput whether the step, having no edges, reads the input of its graph
   */
  private record StepFacts(Set<String> sources, boolean readsInput, boolean barrier) {}

  private final Map<StepGraph, GraphFacts> graphs = new IdentityHashMap<>();
  private final Map<GraphStep, StepFacts> steps = new IdentityHashMap<>();

  private GraphRelations() {}

  static GraphRelations of(StepGraph root) {
    GraphRelations relations = new GraphRelations();
    for (StepGraph graph : NestedGraphs.innermostFirst(root)) {
      graph.steps().forEach(relations::add);
      relations.graphs.put(graph, relations.collect(graph));
    }
    return relations;
  }

  /** Names that the graph takes from around it, its input not among them. */
  Set<String> externals(StepGraph graph) {
    return facts(graph).externals();
  }

  boolean consumesInput(StepGraph graph) {
    return facts(graph).readsInput();
  }

  /** What an arm must find in the environment: its externals, and its input when it uses it. */
  Set<String> armFields(StepGraph arm) {
    Set<String> fields = new LinkedHashSet<>(externals(arm));
    if (consumesInput(arm)) {
      fields.add(arm.input());
    }
    return fields;
  }

  /** Names that the body takes from around the step: all it does not produce, except item and constants. */
  List<String> captures(GraphStep.Each step) {
    return externals(step.body()).stream()
        .filter(name -> !step.consts().containsKey(name))
        .toList();
  }

  /** Names that the body takes from around the step: all that it neither produces nor carries. */
  List<String> captures(GraphStep.Iterate step) {
    return externals(step.body()).stream()
        .filter(
            name -> step.carried().stream().noneMatch(carried -> carried.name().equals(name)))
        .toList();
  }

  /** Names that must exist before the step runs, without the implicit input of a step that has no edges. */
  Set<String> sources(GraphStep step) {
    return facts(step).sources();
  }

  /** Whether the step uses the input of its graph, which is known as {@code input}. */
  boolean consumes(GraphStep step, String input) {
    StepFacts facts = facts(step);
    return facts.readsInput() || facts.sources().contains(input);
  }

  /** Names that the step needs alive, the input of its graph among them if it uses it. */
  Set<String> liveSources(GraphStep step, String input) {
    StepFacts facts = facts(step);
    if (!facts.readsInput()) {
      return facts.sources();
    }
    Set<String> live = new LinkedHashSet<>(facts.sources());
    live.add(input);
    return live;
  }

  /** A barrier keeps its place: nothing declared behind it runs before it. */
  boolean barrier(GraphStep step) {
    return facts(step).barrier();
  }

  private void add(GraphStep step) {
    Set<String> sources = new LinkedHashSet<>(step.inputs());
    sources.addAll(step.accept(new Hidden(this)));
    steps.put(step, new StepFacts(sources, readsInput(step), isBarrier(step)));
  }

  private GraphFacts facts(StepGraph graph) {
    return Objects.requireNonNull(graphs.get(graph), "not a graph of this root");
  }

  private StepFacts facts(GraphStep step) {
    return Objects.requireNonNull(steps.get(step), "not a step of this root");
  }

  private GraphFacts collect(StepGraph graph) {
    Set<String> produced = new HashSet<>();
    graph.steps().forEach(step -> produced.add(step.output()));
    Set<String> externals = new LinkedHashSet<>();
    boolean readsInput = graph.result().equals(graph.input());
    boolean fenced = false;
    for (GraphStep step : graph.steps()) {
      externals.addAll(sources(step));
      readsInput |= consumes(step, graph.input());
      fenced |= barrier(step);
    }
    externals.add(graph.result());
    externals.removeAll(produced);
    externals.remove(graph.input());
    return new GraphFacts(externals, readsInput, fenced);
  }

  private static boolean readsInput(GraphStep step) {
    boolean closed = step instanceof GraphStep.Pure pure && Std.isClosed(pure.pure());
    return step instanceof GraphStep.Leaf && step.inputs().isEmpty() && !closed;
  }

  private boolean isBarrier(GraphStep step) {
    if (step instanceof GraphStep.Tool tool) {
      return tool.contract().orElse(Contract.CONSERVATIVE).effect() != Contract.Effect.READ;
    }
    // What stands behind a throw in the source must not have run when it throws.
    if (step instanceof GraphStep.Pure pure && pure.pure().equals(Std.THROW)) {
      return true;
    }
    return step instanceof GraphStep.Sub
        || NestedGraphs.of(step).stream().anyMatch(inner -> facts(inner.graph()).fenced());
  }

  /** What a step uses beside its edges: the subject of a branch, then what the graphs inside take from around it. */
  private record Hidden(GraphRelations relations) implements GraphStep.Visitor<Collection<String>> {

    @Override
    public Collection<String> tool(GraphStep.Tool step) {
      return List.of();
    }

    @Override
    public Collection<String> think(GraphStep.Think step) {
      return List.of();
    }

    @Override
    public Collection<String> sub(GraphStep.Sub step) {
      return List.of();
    }

    @Override
    public Collection<String> pure(GraphStep.Pure step) {
      return List.of();
    }

    @Override
    public Collection<String> passThrough(GraphStep.PassThrough step) {
      return List.of();
    }

    @Override
    public Collection<String> cond(GraphStep.Cond step) {
      return branch(step, step.subject());
    }

    @Override
    public Collection<String> choose(GraphStep.Switch step) {
      return branch(step, step.subject());
    }

    @Override
    public Collection<String> each(GraphStep.Each step) {
      return relations.captures(step);
    }

    @Override
    public Collection<String> iterate(GraphStep.Iterate step) {
      return relations.captures(step);
    }

    private Collection<String> branch(GraphStep step, Optional<String> subject) {
      Set<String> names = new LinkedHashSet<>();
      subject.ifPresent(names::add);
      NestedGraphs.of(step).forEach(arm -> names.addAll(relations.armFields(arm.graph())));
      return names;
    }
  }
}
