package dev.sluice.runtime.internal.direct;

import java.time.Duration;

/** Waits between attempts. */
@FunctionalInterface
public interface Sleeper {

  /** The clock on the wall. */
  Sleeper REAL = seconds -> {
    Duration time = Duration.ofNanos((long) (seconds * 1e9));
    Thread.sleep(time.toMillis(), time.toNanosPart() % 1_000_000);
  };

  void sleep(double seconds) throws InterruptedException;
}
