package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The events that lead to an event, as far as the linker knows them: which nodes, and in which frame around the one
 * where the effect happens.
 */
public final class Causes {

  public static final Causes NONE = new Causes(List.of());

  private final List<Ref> refs;
  private final @Nullable List<Event.Cause> fixed;

  private Causes(List<Ref> refs) {
    this.refs = List.copyOf(refs);
    this.fixed = refs.stream().allMatch(Causes::isFixed)
        ? refs.stream().map(ref -> ((NodeRef) ref).atRoot()).toList()
        : null;
  }

  /** Outside of items and rounds, events have the same names in every run. */
  private static boolean isFixed(Ref ref) {
    return ref instanceof NodeRef node && node.depth() == 0;
  }

  public static Causes of(List<Ref> refs) {
    return refs.isEmpty() ? NONE : new Causes(refs);
  }

  /** The one event of a node in a frame the given number of scopes below the root. */
  public static Causes of(String nodeId, Event.Kind kind, int depth) {
    return new Causes(List.of(new NodeRef(nodeId, kind, depth)));
  }

  public List<Ref> refs() {
    return refs;
  }

  public List<Event.Cause> resolve(Frame frame) {
    Frame.Caller caller = frame.caller();
    if (fixed != null && caller == null) {
      return fixed;
    }
    if (caller != null && refs.isEmpty()) {
      // The first step of a child run.
      return List.of(caller.planned());
    }
    List<Event.Cause> causes = new ArrayList<>(refs.size());
    for (Ref ref : refs) {
      ref.addTo(causes, frame.at(ref.depth()));
    }
    return List.copyOf(causes);
  }

  /** One event, or several that are only known at run time. */
  public sealed interface Ref {
    /** Scopes between the root and the event's frame. */
    int depth();

    void addTo(List<Event.Cause> causes, Frame frame);
  }

  private record NodeRef(String nodeId, Event.Kind kind, int depth) implements Ref {
    private Event.Cause atRoot() {
      return new Event.Cause(nodeId, nodeId, kind);
    }

    @Override
    public void addTo(List<Event.Cause> causes, Frame frame) {
      causes.add(new Event.Cause(frame.activationId(nodeId), nodeId, kind));
    }
  }

  /** What starts a round of a repetition: the repetition's own causes at first, then the end of the round before. */
  public static final class RoundRef implements Ref {
    private final int depth;
    private final Causes first;
    private Causes end = NONE;

    public RoundRef(int depth, Causes first) {
      this.depth = depth;
      this.first = first;
    }

    /** Told once, while linking, as soon as the body is known. */
    public void endsWith(Causes exit) {
      end = exit;
    }

    @Override
    public int depth() {
      return depth;
    }

    @Override
    public void addTo(List<Event.Cause> causes, Frame frame) {
      causes.addAll(
          frame.index == 0
              ? first.resolve(Objects.requireNonNull(frame.parent))
              : end.resolve(frame.round(frame.index - 1)));
    }
  }
}
