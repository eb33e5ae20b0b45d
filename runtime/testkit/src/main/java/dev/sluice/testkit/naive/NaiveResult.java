package dev.sluice.testkit.naive;

import dev.sluice.ir.Json;
import dev.sluice.ir.Shape;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * What a run came to.
 *
 * @param sleeps seconds of each sleep and of each wait before a retry, in order; nothing was really slept
 * @param callCounts calls of each tool that has a limit
 * @param overLimit keys of tools called beyond their limit, one per call; empty unless limits only warn
 */
public record NaiveResult(
    Outcome outcome,
    List<TraceEvent> events,
    List<Double> sleeps,
    SortedMap<String, Integer> callCounts,
    List<String> overLimit) {

  /** The value of a flow or its failure. */
  public sealed interface Outcome {
    record Value(Json value) implements Outcome {}

    record Failure(Exception failure) implements Outcome {}
  }

  public NaiveResult {
    events = List.copyOf(events);
    sleeps = List.copyOf(sleeps);
    overLimit = List.copyOf(overLimit);
  }

  /** The known cost of what was done, by the shape of the nodes that did it. */
  public Map<Shape, Double> costByShape() {
    Map<Shape, Double> costs = new EnumMap<>(Shape.class);
    for (TraceEvent event : events) {
      if (event instanceof TraceEvent.Did did && did.cost().isPresent()) {
        costs.merge(did.shape(), did.cost().getAsDouble(), Double::sum);
      }
    }
    return costs;
  }
}
