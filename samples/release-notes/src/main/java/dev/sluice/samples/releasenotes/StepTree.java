package dev.sluice.samples.releasenotes;

import dev.sluice.runtime.Event;
import dev.sluice.runtime.RunListener;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Collects the events of a run and prints the steps as a tree: how often each was entered, how it ended, and the time
 * from its first entry to its last end.
 */
final class StepTree implements RunListener {

  private final LongSupplier nanos;
  private final Map<String, Line> lines = new LinkedHashMap<>();

  StepTree(LongSupplier nanos) {
    this.nanos = nanos;
  }

  private static final class Line {
    final String operation;
    final String place;
    int entered;
    int done;
    int failed;
    int cancelled;
    long first = Long.MAX_VALUE;
    long last = Long.MIN_VALUE;

    Line(Event.Activation activation) {
      this.operation = activation.operation();
      this.place = activation.source().map(Object::toString).orElse("");
    }
  }

  @Override
  public synchronized void on(Event event) {
    Event.Activation activation = event.activation();
    Line line = lines.computeIfAbsent(activation.nodeId(), id -> new Line(activation));
    long now = nanos.getAsLong();
    switch (event.kind()) {
      case PLANNED -> {
        line.entered++;
        line.first = Math.min(line.first, now);
      }
      case DID -> line.done++;
      case FAILED -> line.failed++;
      case CANCELLED -> line.cancelled++;
    }
    line.last = Math.max(line.last, now);
  }

  /** One line per step, in the order in which steps were first entered, indented by enclosing step. */
  synchronized String text() {
    StringBuilder out = new StringBuilder();
    int width = lines.keySet().stream()
        .map(StepTree::label)
        .mapToInt(String::length)
        .max()
        .orElse(0);
    List<Map.Entry<String, Line>> inOrder = new ArrayList<>(lines.entrySet());
    inOrder.sort(Comparator.comparingLong(entry -> entry.getValue().first));
    for (Map.Entry<String, Line> entry : inOrder) {
      Line line = entry.getValue();
      out.append(String.format(
          Locale.ROOT,
          "  %-" + width + "s  %-18s  %5s  %9.1f ms  %-10s  %s%n",
          label(entry.getKey()),
          line.operation,
          "x" + line.entered,
          (line.last - line.first) / 1e6,
          outcome(line),
          line.place));
    }
    return out.toString();
  }

  private static String label(String id) {
    // The first part is the flow.
    String[] parts = id.split("/");
    return "  ".repeat(Math.max(0, parts.length - 2)) + parts[parts.length - 1];
  }

  private static String outcome(Line line) {
    List<String> parts = new ArrayList<>();
    if (line.failed > 0) {
      parts.add(line.failed + " failed");
    }
    if (line.cancelled > 0) {
      parts.add(line.cancelled + " cancelled");
    }
    int open = line.entered - line.done - line.failed - line.cancelled;
    if (open > 0) {
      parts.add(open + " unfinished");
    }
    return parts.isEmpty() ? "ok" : String.join(", ", parts);
  }
}
