package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.Event;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The values of one activation scope: the run itself, one item of an {@code each}, or one round of a repetition. Slots
 * are numbered by the linker; concurrent branches of a scope share the frame and write different slots.
 */
public final class Frame {

  public final Object[] slots;
  final @Nullable Frame parent;
  final int index;
  private final int depth;
  private final @Nullable Caller caller;

  private Frame(Object[] slots, @Nullable Frame parent, int index, @Nullable Caller caller) {
    this.slots = slots;
    this.parent = parent;
    this.index = index;
    this.depth = parent == null ? 0 : parent.depth + 1;
    this.caller = caller;
  }

  /** The frame of a run; its input is in slot 0. */
  public static Frame root(int size, @Nullable Object input) {
    Object[] slots = new Object[Math.max(size, 1)];
    slots[0] = input;
    return new Frame(slots, null, -1, null);
  }

  /**
   * Where a child run was started.
   *
   * @param site of the parent's step
   */
  record Caller(Site site, Frame frame) {
    Event.Cause planned() {
      String nodeId = site.nodeId();
      return new Event.Cause(frame.activationId(nodeId), nodeId, Event.Kind.PLANNED);
    }
  }

  /** The frame of a child run. Its activations have the parent's activation in front of their own ids. */
  static Frame child(int size, @Nullable Object input, Caller caller) {
    Object[] slots = new Object[Math.max(size, 1)];
    slots[0] = input;
    return new Frame(slots, null, -1, caller);
  }

  /** Where the child run was started that this frame belongs to; null outside of child runs. */
  @Nullable
  Caller caller() {
    return caller;
  }

  Frame inner(int size, int innerIndex) {
    return new Frame(new Object[size], this, innerIndex, caller);
  }

  /** A stand-in for an earlier round of the same repetition: only good for names. */
  Frame round(int earlier) {
    return new Frame(slots, parent, earlier, caller);
  }

  /** The frame around this one (or this one) that has the given number of frames around it. */
  Frame at(int wanted) {
    Frame frame = this;
    while (frame.depth > wanted) {
      frame = Objects.requireNonNull(frame.parent);
    }
    return frame;
  }

  /** True when activations in this frame have the ids of their nodes. */
  boolean isRoot() {
    return depth == 0 && caller == null;
  }

  /**
   * The activation of a node in this frame: its id and the index of each enclosing item or round, in a child run behind
   * the activation that started it: {@code order/price[2]/quote/rate}.
   */
  public String activationId(String nodeId) {
    if (parent == null && caller == null) {
      return nodeId;
    }
    StringBuilder text = new StringBuilder();
    if (caller != null) {
      text.append(caller.frame().activationId(caller.site().nodeId())).append('/');
    }
    text.append(nodeId);
    appendPath(text);
    return text.toString();
  }

  private void appendPath(StringBuilder text) {
    if (parent != null) {
      parent.appendPath(text);
      text.append('[').append(index).append(']');
    }
  }
}
