package dev.sluice.samples.benchmarks.measuring;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Times of things that are done several times in turn, so that what disturbs the machine disturbs them all. */
public final class Medians {

  private static final double NANOS_PER_MILLI = 1e6;

  private Medians() {}

  /**
   * Does everything once without looking, then {@code rounds} times.
   *
   * @return the median time of each in milliseconds, in the order given
   */
  public static List<Double> ofMillis(int rounds, List<Runnable> works) {
    works.forEach(Runnable::run);
    List<List<Double>> times = new ArrayList<>();
    works.forEach(work -> times.add(new ArrayList<>()));
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < works.size(); i++) {
        long start = System.nanoTime();
        works.get(i).run();
        times.get(i).add((System.nanoTime() - start) / NANOS_PER_MILLI);
      }
    }
    return times.stream().map(Medians::median).toList();
  }

  static double median(List<Double> values) {
    List<Double> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
