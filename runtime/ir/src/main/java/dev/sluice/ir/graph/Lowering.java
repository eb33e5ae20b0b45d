package dev.sluice.ir.graph;

import dev.sluice.ir.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * From a step graph to a program that gives the same value, runs the same effects, and runs steps side by side where
 * neither values nor effects order them.
 *
 * <p>A plain chain becomes a sequence. Every other graph runs over an environment record that
 * holds the values known by name: it is started from the input, each layer of steps adds its
 * outputs, and fields are dropped after their last use.
 */
public final class Lowering {

  /** @param around the step that the graph is inside of */
  private record Place(GraphStep around, StepGraph graph, String id) {}

  private final GraphRelations relations;
  private final Function<GraphStep, Optional<String>> ownIds;
  private final NodeIds ids = new NodeIds();
  private final StdNodes std = new StdNodes(ids);
  private final Map<String, Node> inner = new HashMap<>();

  private Lowering(GraphRelations relations, Function<GraphStep, Optional<String>> ownIds) {
    this.relations = relations;
    this.ownIds = ownIds;
  }

  /**
   * Lowers a graph.
   *
   * @param rootId the id of the graph. Each step gets the id {@code rootId/output}, steps of graphs inside it
   *     {@code rootId/output/then/inner}, likewise {@code else}, {@code case:key}, {@code default}, {@code each} and {@code round}
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
  public static Node lower(
      StepGraph graph, String rootId, Function<GraphStep, Optional<String>> ownIds) {
    GraphChecks.check(graph);
    Lowering lowering = new Lowering(GraphRelations.of(graph), ownIds);
    lowering.lowerInside(graph, rootId);
    return new GraphLowering(lowering, graph, rootId).fromInput();
  }

  /** Lowers the graphs inside a graph, innermost first, so that deep nesting costs no stack. */
  private void lowerInside(StepGraph root, String rootId) {
    List<Place> places = new ArrayList<>();
    find(root, rootId, places);
    for (int i = 0; i < places.size(); i++) {
      find(places.get(i).graph(), places.get(i).id(), places);
    }
    for (int i = places.size() - 1; i >= 0; i--) {
      Place place = places.get(i);
      Node node = lowered(place);
      if (inner.put(place.id(), node) != null) {
        throw new IllegalArgumentException("two steps have the id of " + place.id());
      }
    }
  }

  private Node lowered(Place place) {
    if (place.around() instanceof GraphStep.Each each) {
      return EachLowering.body(this, each, place.id());
    }
    return place.around() instanceof GraphStep.Iterate iterate
        ? IterateLowering.body(this, iterate, place.id())
        : BranchLowering.arm(this, place.graph(), place.id());
  }

  private void find(StepGraph graph, String id, List<Place> places) {
    for (GraphStep step : graph.steps()) {
      for (NestedGraphs.Inner nested : NestedGraphs.of(step)) {
        places.add(
            new Place(step, nested.graph(), NodeIds.inside(stepId(id, step), nested.role())));
      }
    }
  }

  /** What became of the graph with this id; each is used once. */
  Node inner(String id) {
    return Objects.requireNonNull(inner.remove(id), id);
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
