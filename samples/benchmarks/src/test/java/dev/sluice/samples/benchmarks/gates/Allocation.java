package dev.sluice.samples.benchmarks.gates;

import com.sun.management.ThreadMXBean;
import dev.sluice.samples.benchmarks.contenders.Contender;
import java.lang.management.ManagementFactory;

/**
 * Counts what a contender allocates on the calling thread. The tests run without escape analysis, so the count is that
 * of the code as it is written, whatever has been compiled so far.
 */
final class Allocation {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int WARM_UP = 60;
  private static final int ROUNDS = 5;
  /** A multiple of the number of implementations that contenders take turns between. */
  private static final int RUNS = 30;

  private Allocation() {}

  /** Bytes of one run: the least of several rounds, because a class may still be loaded during one. */
  static double perRun(Contender contender) {
    try (contender) {
      repeat(contender, WARM_UP);
      long least = Long.MAX_VALUE;
      for (int round = 0; round < ROUNDS; round++) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        repeat(contender, RUNS);
        least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
      }
      return (double) least / RUNS;
    }
  }

  private static void repeat(Contender contender, int times) {
    for (int i = 0; i < times; i++) {
      contender.run();
    }
  }
}
