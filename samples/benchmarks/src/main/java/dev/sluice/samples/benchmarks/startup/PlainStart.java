package dev.sluice.samples.benchmarks.startup;

import dev.sluice.samples.benchmarks.flows.Item;
import dev.sluice.samples.benchmarks.flows.ItemChains;

/** Ten steps as plain Java calls: what a JVM and the work itself need. */
public final class PlainStart {

  private PlainStart() {}

  public static void main(String[] arguments) {
    ItemChains chains = new ItemChains(item -> new Item(item.id(), item.hops() + 1));
    Result.print(chains.ten(new Item("I-1", 0)));
  }
}
