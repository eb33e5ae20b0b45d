package dev.sluice.processor.read;

import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import java.util.Map;
import java.util.Optional;

/**
 * The body of a flow, read.
 *
 * @param sites where each step of the graph, and of the graphs inside it, stands; by identity of the step
 * @param uses the steps it calls
 * @param file the name of the source file
 */
public record FlowBody(StepGraph graph, Map<GraphStep, Site> sites, Uses uses, String file) {

  /**
   * @param id of the step's node
   * @param line in the source, from 1
   */
  public record Site(String id, int line) {}

  /** The id of a step, if it was read from source. */
  public Optional<String> id(GraphStep step) {
    return Optional.ofNullable(sites.get(step)).map(Site::id);
  }
}
