package dev.sluice.ir.graph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The fields of the environment record while the layers of a graph run, and which of them are still needed. */
final class Env {

  private static final int NEVER_USED = -1;

  private final String result;
  private final Map<String, Integer> lastUse = new HashMap<>();
  private final Map<Integer, List<String>> lastUsedIn = new HashMap<>();
  private final Set<String> fields = new LinkedHashSet<>();

  Env(StepGraph graph, List<List<GraphStep>> layers, GraphRelations relations) {
    this.result = graph.result();
    for (int i = 0; i < layers.size(); i++) {
      for (GraphStep step : layers.get(i)) {
        for (String source : relations.liveSources(step, graph.input())) {
          lastUse.put(source, i);
        }
      }
    }
  }

  /** Adds fields that exist when the layer has run. */
  void add(int layer, Collection<String> names) {
    for (String name : names) {
      if (!name.equals(result)) {
        int end = Math.max(layer, lastUse.getOrDefault(name, NEVER_USED));
        lastUsedIn.computeIfAbsent(end, key -> new ArrayList<>()).add(name);
      }
      fields.add(name);
    }
  }

  /** Drops the fields that nothing behind the layer needs; true if there are any. */
  boolean drop(int layer) {
    return fields.removeAll(Set.copyOf(lastUsedIn.getOrDefault(layer, List.of())));
  }

  Set<String> fields() {
    return fields;
  }
}
