package dev.sluice.ir.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The graphs inside a step, in the order in which everything about them is decided. */
final class NestedGraphs {

  private static final GraphStep.Visitor<List<StepGraph>> INSIDE = new GraphStep.Visitor<>() {
    @Override
    public List<StepGraph> tool(GraphStep.Tool step) {
      return List.of();
    }

    @Override
    public List<StepGraph> think(GraphStep.Think step) {
      return List.of();
    }

    @Override
    public List<StepGraph> pure(GraphStep.Pure step) {
      return List.of();
    }

    @Override
    public List<StepGraph> passThrough(GraphStep.PassThrough step) {
      return List.of();
    }

    @Override
    public List<StepGraph> cond(GraphStep.Cond step) {
      return List.of(step.ifTrue(), step.ifFalse());
    }

    @Override
    public List<StepGraph> choose(GraphStep.Switch step) {
      List<StepGraph> arms = new ArrayList<>(step.cases().values());
      step.fallback().ifPresent(arms::add);
      return arms;
    }

    @Override
    public List<StepGraph> each(GraphStep.Each step) {
      return List.of(step.body());
    }
  };

  private NestedGraphs() {}

  static List<StepGraph> of(GraphStep step) {
    return step.accept(INSIDE);
  }

  /**
   * The graph and all graphs inside it, each once, every graph behind those inside it. Found without recursion, so that
   * deep nesting costs no stack.
   */
  static List<StepGraph> innermostFirst(StepGraph root) {
    List<StepGraph> found = new ArrayList<>();
    Set<StepGraph> finished = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Visit> open = new ArrayDeque<>();
    open.push(new Visit(root));
    while (!open.isEmpty()) {
      Visit visit = open.peek();
      if (visit.next < visit.inside.size()) {
        StepGraph inner = visit.inside.get(visit.next++);
        if (!finished.contains(inner)) {
          open.push(new Visit(inner));
        }
      } else {
        open.pop();
        if (finished.add(visit.graph)) {
          found.add(visit.graph);
        }
      }
    }
    return found;
  }

  private static final class Visit {
    private final StepGraph graph;
    private final List<StepGraph> inside = new ArrayList<>();
    private int next;

    private Visit(StepGraph graph) {
      this.graph = graph;
      graph.steps().forEach(step -> inside.addAll(of(step)));
    }
  }
}
