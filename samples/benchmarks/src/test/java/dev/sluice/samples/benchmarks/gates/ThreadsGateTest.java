package dev.sluice.samples.benchmarks.gates;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Node;
import dev.sluice.runtime.internal.plain.PlainHandlers;
import dev.sluice.runtime.internal.plain.PlainRunner;
import dev.sluice.samples.benchmarks.contenders.Contender;
import dev.sluice.samples.benchmarks.contenders.Kind;
import dev.sluice.samples.benchmarks.contenders.Pairs;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which threads branches run on. */
class ThreadsGateTest {

  private static final int RUNS = 2_000;

  /** Far below one per task, and above what a pool may start while a thread is still on its way back to it. */
  private static final long FEW = 64;

  @Test
  void pureBranchesRunOnTheThreadOfTheRun() {
    PlainHandlers handlers =
        new PlainHandlers().pure("thread", (value, args) -> Thread.currentThread());
    Node pair = new Node.Par("pair", Ann.NONE, pure("left"), pure("right"), Optional.empty());

    try (PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT)) {
      assertThat(runner.link(pair, handlers).run("input"))
          .isEqualTo(List.of(Thread.currentThread(), Thread.currentThread()));
    }
  }

  /** Counts platform threads, so on a JDK with virtual threads it only shows that none of the others are started. */
  @Test
  void blockingBranchesShareThreads() {
    try (Contender pairs = Pairs.tools(Kind.SLUICE, Pairs.Blocking.APPOINTMENT)) {
      long before = ManagementFactory.getThreadMXBean().getTotalStartedThreadCount();
      for (int i = 0; i < RUNS; i++) {
        pairs.run();
      }

      assertThat(ManagementFactory.getThreadMXBean().getTotalStartedThreadCount() - before)
          .isAtMost(FEW);
    }
  }

  private static Node pure(String id) {
    return new Node.Arr(id, Ann.NONE, "thread", Optional.empty());
  }
}
