package dev.sluice.runtime.internal.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The slots of one frame. A slot is given again as soon as no value that is still needed lives in it, so that a frame is
 * as large as what is alive at once, and a long chain of steps does not keep what its first steps returned.
 *
 * <p>Whoever needs a value while other nodes are linked pins it. Branches that run at the same time never share a slot.
 */
final class Scope {

  private final @Nullable Scope parent;
  private final int depth;
  private int size;
  private int[] pins = new int[8];
  private final BitSet pinned = new BitSet();
  private BitSet forbidden = new BitSet();
  private final Deque<BitSet> given = new ArrayDeque<>();
  private final Map<Integer, Integer> captured = new HashMap<>();
  private final List<Integer> from = new ArrayList<>();
  private final List<Integer> to = new ArrayList<>();

  private Scope(@Nullable Scope parent) {
    this.parent = parent;
    this.depth = parent == null ? 0 : parent.depth + 1;
    given.push(new BitSet());
  }

  static Scope root() {
    return new Scope(null);
  }

  Scope inner() {
    return new Scope(this);
  }

  int depth() {
    return depth;
  }

  int size() {
    return size;
  }

  /** A slot that is free now, and stays so until its value is pinned. */
  Val.Slot slot() {
    int index = pinned.nextClearBit(0);
    while (forbidden.get(index)) {
      index = pinned.nextClearBit(index + 1);
    }
    return take(index);
  }

  private Val.Slot take(int index) {
    size = Math.max(size, index + 1);
    given.peek().set(index);
    return new Val.Slot(this, index, "");
  }

  /** The value is needed later: its slots are not given again. */
  void pin(Val value) {
    value.slots(slot -> {
      if (slot.scope() == this) {
        if (slot.index() >= pins.length) {
          pins = Arrays.copyOf(pins, Math.max(slot.index() + 1, pins.length * 2));
        }
        if (pins[slot.index()]++ == 0) {
          pinned.set(slot.index());
        }
      }
    });
  }

  void unpin(Val value) {
    value.slots(slot -> {
      if (slot.scope() == this && --pins[slot.index()] == 0) {
        pinned.clear(slot.index());
      }
    });
  }

  /** Where a slot of this or a surrounding scope is found in this scope's frame. */
  int local(Val.Slot slot) {
    if (slot.scope() == this) {
      return slot.index();
    }
    int outer = Objects.requireNonNull(parent, "a slot of no surrounding scope").local(slot);
    Integer known = captured.get(outer);
    if (known != null) {
      return known;
    }
    // Filled when the frame is made, so it must never have been and never be anything else.
    Val.Slot own = take(size);
    pin(own);
    captured.put(outer, own.index());
    from.add(outer);
    to.add(own.index());
    return own.index();
  }

  int[] capturedFrom() {
    return from.stream().mapToInt(Integer::intValue).toArray();
  }

  int[] capturedTo() {
    return to.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Branches that run at the same time. */
  Fork fork() {
    return new Fork();
  }

  final class Fork {
    private final BitSet before = (BitSet) forbidden.clone();
    private final BitSet all = new BitSet();

    void beginBranch() {
      given.push(new BitSet());
    }

    void endBranch() {
      BitSet used = given.pop();
      all.or(used);
      forbidden.or(used);
    }

    void join() {
      forbidden = before;
      given.peek().or(all);
    }
  }
}
