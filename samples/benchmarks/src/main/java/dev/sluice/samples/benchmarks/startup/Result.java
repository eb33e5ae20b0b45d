package dev.sluice.samples.benchmarks.startup;

import dev.sluice.samples.benchmarks.flows.Item;

/** How each small program ends: with its first result. */
final class Result {

  private static final int STEPS = 10;

  private Result() {}

  static void print(Item item) {
    if (item.hops() != STEPS) {
      throw new IllegalStateException("ten steps were to be taken, not " + item.hops());
    }
    // Not the record: its text would need what only some of the programs load anyway.
    System.out.println(item.hops());
  }
}
