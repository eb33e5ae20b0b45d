package dev.sluice.samples.benchmarks.flows;

import dev.sluice.Flow;
import dev.sluice.Pure;

/** Two steps that do not need each other. */
public final class Branches {

  private final Pair pair;

  public Branches(Pair pair) {
    this.pair = pair;
  }

  @Pure
  static int square(int number) {
    return number * number;
  }

  @Pure
  static int half(int number) {
    return number >> 1;
  }

  @Flow
  public static int pures(int number) {
    int left = square(number);
    int right = half(number);
    return left + right;
  }

  @Flow
  public int tools(int number) {
    int left = pair.left(number);
    int right = pair.right(number);
    return left + right;
  }
}
