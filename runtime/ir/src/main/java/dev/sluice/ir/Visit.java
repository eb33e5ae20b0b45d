package dev.sluice.ir;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * One node of a walk and the way to it. Equality is identity, so that a subtree used twice is visited twice.
 *
 * @param <T> the kind of tree
 */
public final class Visit<T> {

  private final T node;
  private final int index;
  private final Optional<Visit<T>> parent;
  private final Optional<Slot> slot;

  Visit(T node, int index, Optional<Visit<T>> parent, Optional<Slot> slot) {
    this.node = node;
    this.index = index;
    this.parent = parent;
    this.slot = slot;
  }

  public T node() {
    return node;
  }

  /** The position in the pre-order, from 0. */
  public int index() {
    return index;
  }

  /** Absent at the root. */
  public Optional<Visit<T>> parent() {
    return parent;
  }

  /** The place in the parent; absent at the root. */
  public Optional<Slot> slot() {
    return slot;
  }

  /** The positional id, such as {@code $.L.C[key]}; its length grows with the depth. */
  public String pathId() {
    Deque<String> parts = new ArrayDeque<>();
    Visit<T> at = this;
    while (at.parent.isPresent()) {
      parts.push(at.slot.map(Slot::idSuffix).orElse(""));
      at = at.parent.get();
    }
    return PathIds.ROOT + String.join("", parts);
  }

  JsonPath jsonPath() {
    Deque<Slot> slots = new ArrayDeque<>();
    Visit<T> at = this;
    while (at.parent.isPresent()) {
      at.slot.ifPresent(slots::push);
      at = at.parent.get();
    }
    JsonPath path = JsonPath.ROOT;
    for (Slot next : slots) {
      path = next.path(path);
    }
    return path;
  }
}
