package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.StepFailed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ParTest {

  private final PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT);

  @Test
  void effectfulBranchesRunBesideEachOther() {
    CyclicBarrier both = new CyclicBarrier(2);
    PlainHandlers handlers = new PlainHandlers()
        .tool("a", value -> both.await(30, TimeUnit.SECONDS) >= 0 ? "a" : "")
        .tool("b", value -> both.await(30, TimeUnit.SECONDS) >= 0 ? "b" : "");

    assertThat(runner.link(Ir.par(Ir.call("a"), Ir.call("b")), handlers).run(1L))
        .isEqualTo(List.of("a", "b"));
  }

  @Test
  void oneEffectAmongPuresStaysOnTheCallingThread() {
    List<Thread> threads = Collections.synchronizedList(new ArrayList<>());
    PlainHandlers handlers = new PlainHandlers()
        .pure("p", (value, args) -> {
          threads.add(Thread.currentThread());
          return value;
        })
        .tool("a", value -> {
          threads.add(Thread.currentThread());
          return value;
        });
    Node program = Ir.par(Ir.pure("p1", "p"), Ir.call("a"), Ir.pure("p2", "p"), Ir.ident());

    assertThat(runner.link(program, handlers).run(1L)).isEqualTo(List.of(1L, 1L, 1L, 1L));
    assertThat(threads)
        .containsExactly(Thread.currentThread(), Thread.currentThread(), Thread.currentThread());
  }

  @Test
  void nestedPlainGroupsGiveOneListAndGroupsWithReducerDoNot() {
    PlainHandlers handlers = new PlainHandlers()
        .tool("a", value -> "a")
        .tool("b", value -> "b")
        .pure("size", (value, args) -> (long) ((List<?>) value).size());
    Node inner = Ir.par(Ir.call("a1", "a"), Ir.call("b1", "b"));

    assertThat(runner.link(Ir.par(Ir.call("a"), inner, Ir.call("b")), handlers).run(1L))
        .isEqualTo(List.of("a", "a", "b", "b"));
    assertThat(runner
            .link(Ir.par(Ir.call("a"), Ir.reduced((Node.Par) inner, "size")), handlers)
            .run(1L))
        .isEqualTo(List.of("a", 2L));
  }

  @Test
  void aFailureStopsLaterBranchesAndLetsEarlierOnesFinish() {
    CountDownLatch failed = new CountDownLatch(1);
    CountDownLatch allIn = new CountDownLatch(2);
    List<String> ends = Collections.synchronizedList(new ArrayList<>());
    PlainHandlers handlers = new PlainHandlers()
        .tool("first", value -> {
          allIn.countDown();
          failed.await();
          ends.add("first finished");
          return value;
        })
        .tool("second", value -> {
          allIn.await();
          throw new IllegalStateException("second");
        })
        .tool("third", value -> {
          allIn.countDown();
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            ends.add("third interrupted");
            failed.countDown();
            throw e;
          }
          return value;
        });

    StepFailed thrown = assertThrows(
        StepFailed.class,
        () -> runner
            .link(Ir.par(Ir.call("first"), Ir.call("second"), Ir.call("third")), handlers)
            .run(1L));

    assertThat(thrown.stepId()).isEqualTo("second");
    assertThat(ends).containsExactly("third interrupted", "first finished").inOrder();
  }

  @Test
  void theEarliestFailureInSourceOrderIsReported() {
    CountDownLatch secondThrown = new CountDownLatch(1);
    PlainHandlers handlers = new PlainHandlers()
        .tool("first", value -> {
          secondThrown.await();
          throw new IllegalStateException("first");
        })
        .tool("second", value -> {
          secondThrown.countDown();
          throw new IllegalStateException("second");
        });

    StepFailed thrown = assertThrows(
        StepFailed.class,
        () -> runner.link(Ir.par(Ir.call("first"), Ir.call("second")), handlers).run(1L));

    assertThat(thrown.stepId()).isEqualTo("first");
  }

  @Test
  void branchesOfAStoppedBranchAreStoppedToo() {
    CountDownLatch inside = new CountDownLatch(2);
    List<String> interrupted = Collections.synchronizedList(new ArrayList<>());
    PlainHandlers handlers = new PlainHandlers()
        .tool("fail", value -> {
          inside.await();
          throw new IllegalStateException("outer");
        })
        .tool("wait", value -> {
          inside.countDown();
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.add("stopped");
            throw e;
          }
          return value;
        })
        .tool("never", value -> {
          interrupted.add("never");
          return value;
        });
    Node waiting = Ir.seq(Ir.par(Ir.call("w1", "wait"), Ir.call("w2", "wait")), Ir.call("never"));

    StepFailed thrown = assertThrows(
        StepFailed.class,
        () -> runner.link(Ir.par(Ir.call("fail"), waiting), handlers).run(1L));

    assertThat(thrown.stepId()).isEqualTo("fail");
    assertThat(interrupted).containsExactly("stopped", "stopped");
  }

  @Test
  void nestedGroupsWithParallelismOneDoNotWaitForEachOther() {
    PlainHandlers handlers = new PlainHandlers().tool("t", value -> (Long) value + 1);
    Node program = Ir.call("t0", "t");
    for (int i = 1; i < 12; i++) {
      Node inner = Ir.seq(program, Ir.std("std.init", "key", Json.of("v")), Ir.pluck("v"));
      program =
          Ir.seq(Ir.par(inner, Ir.call("u" + i, "t")), Ir.std("std.pluck", "key", Json.of(0)));
    }
    try (PlainRunner narrow = new PlainRunner(PlainRunner.Options.DEFAULT.parallelism(1))) {
      assertThat(narrow.link(program, handlers).run(0L)).isEqualTo(1L);
    }
    try (PlainRunner narrow = new PlainRunner(PlainRunner.Options.DEFAULT.parallelism(2))) {
      assertThat(narrow.link(program, handlers).run(0L)).isEqualTo(1L);
    }
  }

  @Test
  void concurrentBranchesDoNotDisturbEachOthersValues() {
    PlainHandlers handlers = new PlainHandlers().tool("inc", value -> (Long) value + 1);
    Node[] branches = new Node[8];
    for (int i = 0; i < branches.length; i++) {
      Node[] chain = new Node[50 + i];
      for (int k = 0; k < chain.length; k++) {
        chain[k] = Ir.call("c" + i + "_" + k, "inc");
      }
      branches[i] = Ir.seq(chain);
    }
    PlainRunner.Linked program = runner.link(Ir.par(branches), handlers);

    for (int round = 0; round < 200; round++) {
      assertThat(program.run(0L)).isEqualTo(List.of(50L, 51L, 52L, 53L, 54L, 55L, 56L, 57L));
    }
  }
}
