package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.samples.benchmarks.flows.Pair;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Two calls that each wait for the other, so that nothing but the hand-over between threads is measured. */
final class Appointment implements Pair {

  private static final long PATIENCE_SECONDS = 60;

  private final Semaphore leftIsHere = new Semaphore(0);
  private final Semaphore rightIsHere = new Semaphore(0);

  @Override
  public int left(int number) {
    leftIsHere.release();
    await(rightIsHere);
    return number + 1;
  }

  @Override
  public int right(int number) {
    rightIsHere.release();
    await(leftIsHere);
    return number + 2;
  }

  private static void await(Semaphore other) {
    try {
      if (!other.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("the two calls do not run beside each other");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the other call", e);
    }
  }
}
