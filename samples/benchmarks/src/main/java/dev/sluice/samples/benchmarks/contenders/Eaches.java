package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.runtime.Sluice;
import dev.sluice.samples.benchmarks.flows.Crew;
import dev.sluice.samples.benchmarks.flows.Item;
import dev.sluice.samples.benchmarks.flows.Lists;
import dev.sluice.samples.benchmarks.flows.ListsDeployment;
import dev.sluice.samples.benchmarks.flows.Work;
import java.util.List;
import java.util.stream.IntStream;

/** One step per element of a list. */
public final class Eaches {

  /** What the step is. */
  public enum Body {
    /** A pure, which runs on the thread of the run. */
    PURE,
    /** A tool that returns at once, at most 16 calls at a time. */
    TOOL
  }

  private Eaches() {}

  /** @param kind {@code DIRECT} or {@code SLUICE} */
  public static Contender of(Kind kind, Body body, int size) {
    List<Item> items =
        IntStream.range(0, size).mapToObj(i -> new Item("I-1", i)).toList();
    Work work = Crew.WORKERS.get(0);
    Lists lists = new Lists(work);
    return switch (kind) {
      case DIRECT -> body == Body.PURE ? () -> lists.pures(items) : () -> lists.tools(items);
      case SLUICE ->
        SluiceRun.of(
            Sluice.builder().bind(Work.class, work),
            body == Body.PURE ? ListsDeployment.PURES : ListsDeployment.TOOLS,
            items);
      default -> throw new IllegalArgumentException("no each of " + kind);
    };
  }
}
