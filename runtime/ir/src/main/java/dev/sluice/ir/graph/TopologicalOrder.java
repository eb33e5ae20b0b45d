package dev.sluice.ir.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The order of the steps of one graph. Names are defined before they are used, so the order is
 * that of declaration; what is left to do is to refuse a graph for which it is not.
 */
final class TopologicalOrder {

  private final GraphRelations relations;
  private final List<GraphStep> steps;
  private final Map<String, Integer> declared = new HashMap<>();

  private TopologicalOrder(StepGraph graph, GraphRelations relations) {
    this.relations = relations;
    this.steps = graph.steps();
    for (int i = 0; i < steps.size(); i++) {
      declared.put(steps.get(i).output(), i);
    }
  }

  /** The steps in order, given the names that exist before the first one. */
  static List<GraphStep> of(StepGraph graph, GraphRelations relations, Set<String> external) {
    TopologicalOrder order = new TopologicalOrder(graph, relations);
    for (int i = 0; i < order.steps.size(); i++) {
      order.check(i, external);
    }
    return order.steps;
  }

  private void check(int consumer, Set<String> external) {
    GraphStep step = steps.get(consumer);
    for (String source : relations.sources(step)) {
      Integer producer = declared.get(source);
      if (producer == null) {
        if (!external.contains(source)) {
          throw UnknownName.of(step, source, relations);
        }
      } else if (producer >= consumer) {
        throw tooEarly(consumer, producer);
      }
    }
  }

  private GraphException tooEarly(int consumer, int producer) {
    String name = steps.get(consumer).output();
    List<String> path = path(producer, consumer);
    if (path.isEmpty()) {
      return new GraphException(
          GraphException.Code.GRAPH_FORWARD_SOURCE,
          name,
          "The step '" + name + "' uses '" + steps.get(producer).output()
              + "', which is declared after it");
    }
    return new GraphException(
        GraphException.Code.GRAPH_CYCLE,
        name,
        "Cycle: " + name + " -> " + String.join(" -> ", path));
  }

  /** The names on a way from one step to another along sources; empty if there is none. */
  private List<String> path(int from, int to) {
    Set<Integer> seen = new HashSet<>(Set.of(from));
    Deque<Integer> at = new ArrayDeque<>(List.of(from));
    Deque<Iterator<String>> todo = new ArrayDeque<>();
    todo.push(sources(from));
    while (!at.isEmpty()) {
      if (at.peek() == to) {
        List<String> names = new ArrayList<>();
        at.descendingIterator().forEachRemaining(i -> names.add(steps.get(i).output()));
        return names;
      }
      if (!todo.peek().hasNext()) {
        at.pop();
        todo.pop();
        continue;
      }
      Integer next = declared.get(todo.peek().next());
      if (next != null && seen.add(next)) {
        at.push(next);
        todo.push(sources(next));
      }
    }
    return List.of();
  }

  private Iterator<String> sources(int step) {
    return relations.sources(steps.get(step)).iterator();
  }
}
