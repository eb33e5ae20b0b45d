package dev.sluice.processor.read;

import java.util.Optional;

/**
 * Where the reader is: the graph that steps are added to, what variables mean, where ids are formed.
 *
 * @param prefix put before names of values: empty in the flow itself, {@code call.} in a flow inlined at step call
 * @param inlined the flow that is being read, with those that call it; absent outside of flows
 */
record Frame(
    GraphBuilder graph, Scope scope, Place place, String prefix, Optional<Inlined> inlined) {

  /** The flow being read and the one that calls it. */
  record Inlined(
      javax.lang.model.element.ExecutableElement flow, String id, Optional<Inlined> caller) {}

  Frame at(Place other) {
    return new Frame(graph, scope, other, prefix, inlined);
  }

  /** An arm of a branch. */
  Frame arm(Place armPlace) {
    return new Frame(graph.arm(), scope.inner(), armPlace, prefix, inlined);
  }

  /** The body of an each. */
  Frame body(GraphBuilder bodyGraph, Place bodyPlace) {
    return new Frame(bodyGraph, scope.loop(), bodyPlace, prefix, inlined);
  }

  /** Takes a name for a step. */
  StepName take(String wanted, boolean isVariable) {
    String name = isVariable ? place.forVariable(wanted) : place.forStep(wanted);
    return new StepName(name, place.id(name), graph.takeName(prefix + name));
  }

  /** Takes a place for a step whose value is named later. */
  StepPlace reserve(String wanted, boolean isVariable) {
    String name = isVariable ? place.forVariable(wanted) : place.forStep(wanted);
    return new StepPlace(name, place.id(name));
  }

  /** Names the value of a step that has a place. */
  StepName name(StepPlace reserved) {
    return new StepName(reserved.name(), reserved.id(), graph.takeName(prefix + reserved.name()));
  }

  /**
   * @param name in its place
   * @param id of the node
   */
  record StepPlace(String name, String id) {}

  /**
   * @param name in its place
   * @param id of the node
   * @param output of the step in its graph
   */
  record StepName(String name, String id, String output) {

    /** From which the step's own parts are named. */
    Target asTarget() {
      return Target.named(name);
    }
  }
}
