package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Values of all kinds go in and come out; a child of a child, a child in an inlined flow, an inherited flow. */
abstract class Base {
  @Flow
  static Optional<Integer> first(List<Integer> values, Map<String, Integer> names, long offset) {
    return values.isEmpty() ? Optional.empty() : Optional.of(values.get(0) + names.size());
  }

  @Flow
  boolean flag(boolean value, char letter) {
    return value && letter == 'x';
  }

  @Flow
  static double half(double value) {
    return value / 2;
  }
}

class Middle extends Base {
  record Pair(Integer left, String right) {}

  @Flow
  Pair pair(List<Integer> values) {
    Optional<Integer> first = first(values, Map.of("a", 1), 5L);
    boolean flag = flag(first.isPresent(), 'x');
    return inner(first.orElse(-1), flag);
  }

  @Flow
  Pair inner(Integer left, boolean flag) {
    double half = Base.half(left);
    return new Pair(left, flag + " " + half);
  }
}

class Top {
  private final Middle middle;

  Top(Middle middle) {
    this.middle = middle;
  }

  @Flow
  String top(List<Integer> values) {
    Middle.Pair pair = middle.pair(values);
    return pair.left() + pair.right() + Base.half(pair.left());
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(TopDeployment.TOP, new Top(new Middle())::top, List.of(4, 5), List.of(), null);
    trial.check(MiddleDeployment.PAIR, new Middle()::pair, List.of(4, 5), List.of());
  }
}
