package dev.sluice.processor.read;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Names of values in a graph. A name is used once along the chain of graphs, since an inner graph sees the values around
 * it; graphs side by side do not see each other.
 */
final class NameSpace {

  private final Optional<NameSpace> around;
  private final Set<String> taken = new HashSet<>();
  private final Set<String> neverNull = new HashSet<>();

  private NameSpace(Optional<NameSpace> around) {
    this.around = around;
  }

  static NameSpace root() {
    return new NameSpace(Optional.empty());
  }

  NameSpace inner() {
    return new NameSpace(Optional.of(this));
  }

  String take(String wanted) {
    String name = wanted;
    for (int number = 2; isTaken(name); number++) {
      name = wanted + "_" + number;
    }
    taken.add(name);
    return name;
  }

  void markNeverNull(String name) {
    neverNull.add(name);
  }

  boolean isNeverNull(String name) {
    return owner(name).filter(space -> space.neverNull.contains(name)).isPresent();
  }

  private boolean isTaken(String name) {
    return owner(name).isPresent();
  }

  private Optional<NameSpace> owner(String name) {
    for (Optional<NameSpace> space = Optional.of(this);
        space.isPresent();
        space = space.get().around) {
      if (space.get().taken.contains(name)) {
        return space;
      }
    }
    return Optional.empty();
  }
}
