package dev.sluice.samples.benchmarks.flows;

import dev.sluice.Flow;
import dev.sluice.Flows;
import dev.sluice.Pure;
import java.util.List;

/** One step per element. */
public final class Lists {

  private final Work work;

  public Lists(Work work) {
    this.work = work;
  }

  @Pure
  static Item moved(Item item) {
    return new Item(item.id(), item.hops() + 1);
  }

  @Flow
  public List<Item> pures(List<Item> items) {
    return Flows.each(items, item -> moved(item));
  }

  @Flow
  public List<Item> tools(List<Item> items) {
    return Flows.each(items, item -> work.step(item));
  }
}
