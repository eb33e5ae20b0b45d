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

  /** @param role the last part of the graph's id */
  record Inner(String role, StepGraph graph) {}

  private static final GraphStep.Visitor<List<Inner>> INSIDE = new GraphStep.Visitor<>() {
    @Override
    public List<Inner> tool(GraphStep.Tool step) {
      return List.of();
    }

    @Override
    public List<Inner> think(GraphStep.Think step) {
      return List.of();
    }

    @Override
    public List<Inner> sub(GraphStep.Sub step) {
      return List.of();
    }

    @Override
    public List<Inner> pure(GraphStep.Pure step) {
      return List.of();
    }

    @Override
    public List<Inner> passThrough(GraphStep.PassThrough step) {
      return List.of();
    }

    @Override
    public List<Inner> cond(GraphStep.Cond step) {
      return List.of(new Inner("then", step.ifTrue()), new Inner("else", step.ifFalse()));
    }

    @Override
    public List<Inner> choose(GraphStep.Switch step) {
      List<Inner> arms = new ArrayList<>();
      step.cases().forEach((key, arm) -> arms.add(new Inner(NodeIds.caseRole(key), arm)));
      step.fallback().ifPresent(arm -> arms.add(new Inner("default", arm)));
      return arms;
    }

    @Override
    public List<Inner> each(GraphStep.Each step) {
      return List.of(new Inner("each", step.body()));
    }

    @Override
    public List<Inner> iterate(GraphStep.Iterate step) {
      return List.of(new Inner(IterateLowering.ROLE, step.body()));
    }
  };

  private NestedGraphs() {}

  static List<Inner> of(GraphStep step) {
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
      graph.steps().forEach(step -> of(step).forEach(inner -> inside.add(inner.graph())));
    }
  }
}
