package dev.sluice.runtime.internal.exec;

import dev.sluice.ir.Shape;
import dev.sluice.runtime.Event;
import dev.sluice.runtime.SourceLine;
import dev.sluice.runtime.StepFailed;
import java.util.List;
import java.util.Optional;

/** What is known of a node at run time. There is one for each node, and events share what it holds. */
public final class Site {

  private final String nodeId;
  private final String operation;
  private final Optional<SourceLine> source;
  private final Shape shape;
  private final Event.Activation atRoot;
  private final List<Event.Cause> plannedAtRoot;

  /** @param operation as events name it */
  public Site(String nodeId, String operation, Shape shape, Optional<SourceLine> source) {
    this.nodeId = nodeId;
    this.operation = operation;
    this.source = source;
    this.shape = shape;
    this.atRoot = new Event.Activation(nodeId, nodeId, operation, shape, source);
    this.plannedAtRoot = List.of(new Event.Cause(nodeId, nodeId, Event.Kind.PLANNED));
  }

  public String nodeId() {
    return nodeId;
  }

  public Optional<SourceLine> source() {
    return source;
  }

  public StepFailed failed(Throwable cause) {
    return new StepFailed(nodeId, source, cause);
  }

  /** Outside of items and rounds there is one activation per run, and it has the same name in every run. */
  public Event.Activation activation(Frame frame) {
    return frame.isRoot()
        ? atRoot
        : new Event.Activation(frame.activationId(nodeId), nodeId, operation, shape, source);
  }

  /** The cause of every end of the activation: that it was planned. */
  @SuppressWarnings("ReferenceEquality") // the one that was made in advance, or another
  public List<Event.Cause> planned(Event.Activation activation) {
    return activation == atRoot
        ? plannedAtRoot
        : List.of(new Event.Cause(activation.id(), nodeId, Event.Kind.PLANNED));
  }
}
