package dev.sluice.testkit.differential;

import java.util.List;
import java.util.SplittableRandom;

/** A seeded source of decisions; neighbouring seeds decide differently from the first decision on. */
final class Choice {

  private final SplittableRandom random;

  Choice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  boolean percent(int percent) {
    return random.nextInt(100) < percent;
  }

  <T> T of(List<T> items) {
    return items.get(random.nextInt(items.size()));
  }
}
