package dev.sluice;

import java.time.Duration;

final class Durations {

  private Durations() {}

  static Duration requireNotNegative(Duration duration, String name) {
    if (duration.isNegative()) {
      throw new IllegalArgumentException(name + " must not be negative: " + duration);
    }
    return duration;
  }
}
