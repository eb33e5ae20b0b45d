package dev.sluice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The plain-Java meaning of the branch groups. */
final class Branches {

  private Branches() {}

  /**
   * The values of the first {@code k} branches in order that succeed. As soon as that has become impossible the first
   * failure is thrown, with the later ones suppressed in it.
   */
  static <T, E extends Exception> List<T> firstSuccesses(int k, Body<T, E>[] branches) throws E {
    if (branches.length == 0) {
      throw new IllegalArgumentException("at least one branch is needed");
    }
    if (k < 1 || k > branches.length) {
      throw new IllegalArgumentException("k must be 1 to " + branches.length + ": " + k);
    }
    List<T> values = new ArrayList<>(k);
    List<Exception> failures = new ArrayList<>();
    for (int i = 0; i < branches.length && values.size() < k; i++) {
      try {
        values.add(branches[i].call());
      } catch (Exception e) {
        failures.add(e);
        if (failures.size() > branches.length - k) {
          Branches.<E>rethrow(failures);
        }
      }
    }
    return Collections.unmodifiableList(values);
  }

  /** A branch throws only E and unchecked exceptions, so the cast, which checks nothing, is never wrong. */
  @SuppressWarnings("unchecked")
  private static <E extends Exception> void rethrow(List<Exception> failures) throws E {
    Exception first = failures.get(0);
    for (Exception later : failures) {
      // Branches may throw one and the same exception, which cannot suppress itself.
      if (later != first) {
        first.addSuppressed(later);
      }
    }
    throw (E) first;
  }
}
