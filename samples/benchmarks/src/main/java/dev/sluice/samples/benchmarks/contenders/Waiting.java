package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.samples.benchmarks.flows.Pair;
import java.util.concurrent.locks.LockSupport;

/** Two calls that wait a millisecond each, as for an answer from a server nearby. */
final class Waiting implements Pair {

  private static final long NANOS = 1_000_000;

  @Override
  public int left(int number) {
    LockSupport.parkNanos(NANOS);
    return number + 1;
  }

  @Override
  public int right(int number) {
    LockSupport.parkNanos(NANOS);
    return number + 2;
  }
}
