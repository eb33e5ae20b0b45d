package dev.sluice.samples.benchmarks.flows;

import dev.sluice.Flow;

/** Steps one after the other. The long chain is ten inlined flows, so that no method is too large to be compiled. */
public final class ItemChains {

  private final Work work;

  public ItemChains(Work work) {
    this.work = work;
  }

  @Flow
  public Item ten(Item start) {
    Item a = work.step(start);
    Item b = work.step(a);
    Item c = work.step(b);
    Item d = work.step(c);
    Item e = work.step(d);
    Item f = work.step(e);
    Item g = work.step(f);
    Item h = work.step(g);
    Item i = work.step(h);
    return work.step(i);
  }

  @Flow
  public Item hundred(Item start) {
    Item a = ten(start);
    Item b = ten(a);
    Item c = ten(b);
    Item d = ten(c);
    Item e = ten(d);
    Item f = ten(e);
    Item g = ten(f);
    Item h = ten(g);
    Item i = ten(h);
    return ten(i);
  }
}
