package dev.sluice.ir.graph;

import java.util.List;
import java.util.Optional;

/**
 * The single-assignment form of a flow, of a branch arm or of an {@code each} body: steps in declaration order, each
 * with one output name. Arms and bodies may use names of the graphs around them.
 *
 * @param input the name under which the graph's input value is known
 * @param output the name returned; absent means the output of the last step
 */
public record StepGraph(String input, Optional<String> output, List<GraphStep> steps) {

  public static final String DEFAULT_INPUT = "__input__";

  public StepGraph {
    steps = List.copyOf(steps);
  }

  /** The name this graph returns: the declared one, else that of the last step, else the input. */
  public String result() {
    return output.orElseGet(
        () -> steps.isEmpty() ? input : steps.get(steps.size() - 1).output());
  }
}
