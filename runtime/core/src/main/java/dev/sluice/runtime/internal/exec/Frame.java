package dev.sluice.runtime.internal.exec;

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

  private Frame(Object[] slots, @Nullable Frame parent, int index) {
    this.slots = slots;
    this.parent = parent;
    this.index = index;
    this.depth = parent == null ? 0 : parent.depth + 1;
  }

  /** The frame of a run; its input is in slot 0. */
  public static Frame root(int size, @Nullable Object input) {
    Object[] slots = new Object[Math.max(size, 1)];
    slots[0] = input;
    return new Frame(slots, null, -1);
  }

  Frame inner(int size, int innerIndex) {
    return new Frame(new Object[size], this, innerIndex);
  }

  /** A stand-in for an earlier round of the same repetition: only good for names. */
  Frame round(int earlier) {
    return new Frame(slots, parent, earlier);
  }

  /** The frame around this one (or this one) that has the given number of frames around it. */
  Frame at(int wanted) {
    Frame frame = this;
    while (frame.depth > wanted) {
      frame = Objects.requireNonNull(frame.parent);
    }
    return frame;
  }

  boolean isRoot() {
    return depth == 0;
  }

  /** The activation of a node in this frame: its id and the index of each enclosing item or round. */
  public String activationId(String nodeId) {
    if (parent == null) {
      return nodeId;
    }
    StringBuilder text = new StringBuilder(nodeId);
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
