package dev.sluice.runtime.internal.direct;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.runtime.internal.exec.CallLimits;
import dev.sluice.runtime.internal.exec.CancelSignal;
import dev.sluice.runtime.internal.exec.Env;
import dev.sluice.runtime.internal.exec.Strand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class GatheringTest {

  private final Workers workers = new Workers(7);
  private final DirectStrand parent =
      new DirectStrand(null, null, CallLimits.NONE, RunKey.named("store", "run"));

  @AfterEach
  void close() {
    workers.close();
  }

  private void gather(int count, int width, Workers with, Env.Branch branch) {
    parent.begin();
    try {
      new Gathering(parent, count, width, branch, with).run();
    } finally {
      parent.finish();
    }
  }

  @Test
  void everyBranchRunsOnce() {
    for (int width : new int[] {1, 2, 3, 8, 100}) {
      List<Integer> seen = Collections.synchronizedList(new ArrayList<>());
      gather(500, width, workers, (index, strand) -> seen.add(index));
      assertThat(seen).containsExactlyElementsIn(IntStream.range(0, 500).boxed().toList());
    }
  }

  @Test
  void aFailureIsTheEarliestWhateverTheTiming() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      int first = random.nextInt(20);
      int second = first + 1 + random.nextInt(20);
      AtomicInteger finished = new AtomicInteger();
      IllegalStateException e = assertThrows(
          IllegalStateException.class,
          () -> gather(60, 6, workers, (index, strand) -> {
            if (index == first || index == second) {
              throw new IllegalStateException("" + index);
            }
            if (index < first) {
              finished.incrementAndGet();
            }
          }));
      assertThat(e).hasMessageThat().isEqualTo("" + first);
      assertThat(finished.get()).isEqualTo(first);
    }
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void stoppingTheParentStopsWhatRunsAndStartsNoMore() {
    CountDownLatch inside = new CountDownLatch(3);
    AtomicInteger started = new AtomicInteger();
    Thread stopper = new Thread(() -> {
      try {
        inside.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      parent.stop(StopReason.CANCELLED);
    });
    stopper.start();

    assertThrows(
        CancelSignal.class,
        () -> gather(100, 3, workers, (index, strand) -> {
          started.incrementAndGet();
          inside.countDown();
          waitForInterruption(strand);
        }));

    assertThat(started.get()).isEqualTo(3);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  private static void waitForInterruption(Strand strand) {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      assertThat(strand.isStopped()).isTrue();
      throw CancelSignal.INSTANCE;
    }
  }

  @Test
  void aBranchThatIgnoresBeingStoppedIsWaitedFor() {
    AtomicInteger done = new AtomicInteger();
    CountDownLatch inside = new CountDownLatch(1);
    assertThrows(
        IllegalStateException.class,
        () -> gather(2, 2, workers, (index, strand) -> {
          if (index == 1) {
            inside.countDown();
            while (!strand.isStopped()) {
              Thread.onSpinWait();
            }
            done.incrementAndGet();
            return;
          }
          await(inside);
          throw new IllegalStateException("zero");
        }));
    assertThat(done.get()).isEqualTo(1);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void withoutHelpersTheCallerDoesItAllInOrder() {
    List<Integer> seen = new ArrayList<>();
    try (Workers none = new Workers(0)) {
      gather(50, 16, none, (index, strand) -> seen.add(index));
    }
    assertThat(seen).isEqualTo(IntStream.range(0, 50).boxed().toList());
  }

  @Test
  void keysDependOnEveryPart() {
    String key = RunKey.idempotencyKey("s", "r", 0, "a");
    assertThat(key).hasLength(52);
    assertThat(key).isEqualTo(RunKey.idempotencyKey("s", "r", 0, "a"));
    assertThat(List.of(
            key,
            RunKey.idempotencyKey("t", "r", 0, "a"),
            RunKey.idempotencyKey("s", "q", 0, "a"),
            RunKey.idempotencyKey("s", "r", 1, "a"),
            RunKey.idempotencyKey("s", "r", 0, "b"),
            RunKey.idempotencyKey("sr", "", 0, "a")))
        .containsNoDuplicates();
  }
}
