package dev.sluice.ir.graph;

import dev.sluice.ir.Node;
import java.util.Optional;
import java.util.function.Function;

/**
 * From a step graph to a program that gives the same value, runs the same effects, and runs steps side by side where
 * neither values nor effects order them.
 *
 * <p>A plain chain becomes a sequence. Every other graph runs over an environment record that holds the values known by
 * name: it is started from the input, each layer of steps adds its outputs, and fields are dropped after their last use.
 */
public final class Lowering {

  private final GraphRelations relations;
  private final Function<GraphStep, Optional<String>> ownIds;
  private final NodeIds ids = new NodeIds();
  private final StdNodes std = new StdNodes(ids);

  private Lowering(GraphRelations relations, Function<GraphStep, Optional<String>> ownIds) {
    this.relations = relations;
    this.ownIds = ownIds;
  }

  /**
   * Lowers a graph.
   *
   * @param rootId the id of the graph. Each step gets the id {@code rootId/output}, steps of graphs inside it
   *     {@code rootId/output/then/inner}, likewise {@code else}, {@code case:key}, {@code default} and {@code each}
   * @throws GraphException if the graph denotes no program
   */
  public static Node lower(StepGraph graph, String rootId) {
    return lower(graph, rootId, step -> Optional.empty());
  }

  /**
   * Lowers a graph whose steps may have ids of their own, such as those of the source they were read from.
   *
   * @param ownIds the id of a step, different for each; empty for the one that {@link #lower(StepGraph, String)} gives
   */
  public static Node lower(StepGraph graph, String rootId, Function<GraphStep, Optional<String>> ownIds) {
    GraphChecks.check(graph);
    Lowering lowering = new Lowering(GraphRelations.of(graph), ownIds);
    return new GraphLowering(lowering, graph, rootId).fromInput();
  }

  String stepId(String graphId, GraphStep step) {
    return ownIds.apply(step).orElseGet(() -> NodeIds.step(graphId, step));
  }

  GraphRelations relations() {
    return relations;
  }

  NodeIds ids() {
    return ids;
  }

  StdNodes std() {
    return std;
  }
}
