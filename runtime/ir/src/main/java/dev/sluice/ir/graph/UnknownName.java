package dev.sluice.ir.graph;

import java.util.Optional;

/** Blames the innermost step for a name that nothing defines. */
final class UnknownName {

  private UnknownName() {}

  /** The problem of a step that needs {@code name}, itself or for a graph inside it. */
  static GraphException of(GraphStep step, String name, GraphRelations relations) {
    GraphStep at = step;
    boolean captured = false;
    Optional<StepGraph> inner = user(at, name, relations);
    while (inner.isPresent()) {
      StepGraph graph = inner.get();
      captured |= at instanceof GraphStep.Each;
      Optional<GraphStep> next = graph.steps().stream()
          .filter(candidate -> relations.liveSources(candidate, graph.input()).contains(name))
          .findFirst();
      if (next.isEmpty()) {
        return new GraphException(
            GraphException.Code.GRAPH_UNKNOWN_OUTPUT,
            at.output(),
            "A graph inside '" + at.output() + "' returns '" + name + "', which nothing defines");
      }
      at = next.get();
      inner = user(at, name, relations);
    }
    return new GraphException(
        captured
            ? GraphException.Code.GRAPH_FOREIGN_CAPTURE
            : GraphException.Code.GRAPH_UNKNOWN_SOURCE,
        at.output(),
        "The step '" + at.output() + "' uses '" + name
            + "', which neither its graph nor one around it defines");
  }

  /** The first graph inside the step that needs the name, unless the step itself names it. */
  private static Optional<StepGraph> user(GraphStep step, String name, GraphRelations relations) {
    if (step.inputs().contains(name)) {
      return Optional.empty();
    }
    return NestedGraphs.of(step).stream()
        .map(NestedGraphs.Inner::graph)
        .filter(graph -> step instanceof GraphStep.Each
            ? relations.externals(graph).contains(name)
            : relations.armFields(graph).contains(name))
        .findFirst();
  }
}
