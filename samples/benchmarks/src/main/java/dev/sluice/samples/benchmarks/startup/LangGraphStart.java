package dev.sluice.samples.benchmarks.startup;

import dev.sluice.samples.benchmarks.contenders.LangGraph;
import dev.sluice.samples.benchmarks.flows.Item;

/** The same ten steps as a graph of LangGraph4j. */
public final class LangGraphStart {

  private LangGraphStart() {}

  public static void main(String[] arguments) {
    Item start = new Item("I-1", 0);
    Result.print((Item) LangGraph.chain(10, item -> new Item(item.id(), item.hops() + 1), start)
        .run());
  }
}
