package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Decisions that a seed determines. */
final class Draw {

  private final Random random;

  Draw(long seed) {
    random = new Random(seed);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  boolean chance(int percent) {
    return below(100) < percent;
  }

  <T> T from(List<T> items) {
    return items.get(below(items.size()));
  }

  /** Chances of one pick. */
  final class Pick<T> {
    private final List<Supplier<T>> suppliers = new ArrayList<>();
    private final List<Integer> limits = new ArrayList<>();
    private int sum;

    /** @param weight 0 takes the case out */
    Pick<T> or(int weight, Supplier<T> supplier) {
      if (weight > 0) {
        sum += weight;
        suppliers.add(supplier);
        limits.add(sum);
      }
      return this;
    }

    T take() {
      int number = below(sum);
      int index = 0;
      while (limits.get(index) <= number) {
        index++;
      }
      return suppliers.get(index).get();
    }
  }

  <T> Pick<T> pick() {
    return new Pick<>();
  }
}
