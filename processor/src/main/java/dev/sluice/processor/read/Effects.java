package dev.sluice.processor.read;

import dev.sluice.ir.Contract;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;

/** What the steps of a graph do to the world. */
final class Effects {

  private Effects() {}

  /** True when some call in the graph, however deep, is not a mere read. */
  static boolean hasWrite(StepGraph graph) {
    return graph.steps().stream().anyMatch(Effects::writes);
  }

  private static boolean writes(GraphStep step) {
    if (step instanceof GraphStep.Tool tool) {
      return tool.contract().orElse(Contract.CONSERVATIVE).effect() != Contract.Effect.READ;
    }
    if (step instanceof GraphStep.Sub) {
      return true;
    }
    if (step instanceof GraphStep.Cond cond) {
      return hasWrite(cond.ifTrue()) || hasWrite(cond.ifFalse());
    }
    if (step instanceof GraphStep.Switch choice) {
      return choice.cases().values().stream().anyMatch(Effects::hasWrite)
          || choice.fallback().filter(Effects::hasWrite).isPresent();
    }
    if (step instanceof GraphStep.Iterate iterate) {
      return hasWrite(iterate.body());
    }
    return step instanceof GraphStep.Each each && hasWrite(each.body());
  }
}
