package dev.sluice.samples.benchmarks.startup;

import dev.sluice.runtime.Sluice;
import dev.sluice.samples.benchmarks.flows.Item;
import dev.sluice.samples.benchmarks.flows.ItemChainsDeployment;
import dev.sluice.samples.benchmarks.flows.Work;

/** The same ten steps as a flow. */
public final class SluiceStart {

  private SluiceStart() {}

  public static void main(String[] arguments) {
    Work work = item -> new Item(item.id(), item.hops() + 1);
    try (Sluice sluice = Sluice.builder().bind(Work.class, work).build()) {
      Result.print(sluice.run(ItemChainsDeployment.TEN, new Item("I-1", 0)));
    }
  }
}
