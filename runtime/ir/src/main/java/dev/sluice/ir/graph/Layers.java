package dev.sluice.ir.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

/**
 * Groups of steps that may run at the same time. A barrier is a group of its own, and nothing declared behind it runs
 * before it. Other steps form a group as long as they follow each other and do not depend on each other.
 *
 * <p>A branch that has no edges and waits for a name its arms need does not end a group: later steps may run before it.
 * Who must keep the order of failures gives each branch at least one edge.
 */
final class Layers {

  private final GraphRelations relations;

  /** Linked, because steps leave from the middle. */
  private final LinkedList<GraphStep> remaining;

  private final Set<String> done;

  @SuppressWarnings("JdkObsolete")
  private Layers(List<GraphStep> ordered, GraphRelations relations, Set<String> external) {
    this.relations = relations;
    this.remaining = new LinkedList<>(ordered);
    this.done = new HashSet<>(external);
    // A constant may have the name of a step of the body; whoever uses the name waits for the step.
    ordered.forEach(step -> done.remove(step.output()));
  }

  /** @param external the names that exist before the first step */
  static List<List<GraphStep>> of(
      List<GraphStep> ordered, GraphRelations relations, Set<String> external) {
    Layers layers = new Layers(ordered, relations, external);
    List<List<GraphStep>> groups = new ArrayList<>();
    while (!layers.remaining.isEmpty()) {
      List<GraphStep> group = layers.next();
      group.forEach(step -> layers.done.add(step.output()));
      groups.add(group);
    }
    return groups;
  }

  private List<GraphStep> next() {
    if (relations.barrier(remaining.getFirst())) {
      return List.of(remaining.removeFirst());
    }
    List<GraphStep> group = new ArrayList<>();
    for (Iterator<GraphStep> steps = remaining.iterator(); steps.hasNext(); ) {
      GraphStep step = steps.next();
      if (relations.barrier(step)) {
        break;
      }
      if (done.containsAll(relations.sources(step))) {
        group.add(step);
        steps.remove();
      } else if (!step.inputs().isEmpty()) {
        break;
      }
    }
    return group;
  }
}
