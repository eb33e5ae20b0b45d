package dev.sluice.runtime;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.Run.State;
import dev.sluice.runtime.internal.plain.Ir;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Starting, waiting, cancelling, closing. */
@Timeout(60)
final class RunTest {

  private static final String HIT = "dev.sluice.runtime.Shop$Hit";
  private static final Duration LONG = Duration.ofSeconds(30);

  private static FlowHandle<String, Shop.Hit> lookup(String flow) {
    return new FlowFile(flow, "String", HIT, Ir.call("lookup")).lookup().write().flow(flow);
  }

  /** A shop whose look-up waits for a latch. */
  private static final class Waiting extends Shop.Closed {
    private final CountDownLatch entered = new CountDownLatch(1);
    private final CountDownLatch go = new CountDownLatch(1);
    private final AtomicInteger calls = new AtomicInteger();
    private final AtomicInteger interrupted = new AtomicInteger();
    private final boolean stubborn;

    private Waiting(boolean stubborn) {
      this.stubborn = stubborn;
    }

    @Override
    public Shop.Hit lookup(String ticket) {
      calls.incrementAndGet();
      entered.countDown();
      while (true) {
        try {
          go.await();
          return new Shop.Hit(ticket, "", true);
        } catch (InterruptedException e) {
          interrupted.incrementAndGet();
          if (!stubborn) {
            throw new IllegalStateException("interrupted", e);
          }
        }
      }
    }
  }

  @Test
  void aRunGoesThroughItsStates() throws Exception {
    Waiting shop = new Waiting(false);
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      Run<Shop.Hit> run = sluice.start(lookup("states"), "T");
      shop.entered.await();
      assertThat(run.state()).isEqualTo(State.RUNNING);
      assertThat(run.await(Duration.ZERO)).isFalse();
      shop.go.countDown();
      assertThat(run.result().ticket()).isEqualTo("T");
      assertThat(run.state()).isEqualTo(State.COMPLETED);
      assertThat(run.await(Duration.ZERO)).isTrue();
      run.cancel();
      assertThat(run.state()).isEqualTo(State.COMPLETED);
    }
  }

  @Test
  void everyTransitionOfTheTableAndNoOther() {
    assertThat(State.ACCEPTED.mayBecome(State.RUNNING)).isTrue();
    assertThat(State.ACCEPTED.mayBecome(State.COMPLETED)).isFalse();
    assertThat(State.RUNNING.mayBecome(State.CANCELLED)).isFalse();
    assertThat(State.CANCELLING.mayBecome(State.COMPLETED)).isFalse();
    for (State end : State.values()) {
      for (State next : State.values()) {
        assertThat(end.terminal() && end.mayBecome(next)).isFalse();
      }
    }
  }

  @Test
  void startIsIdempotentById() throws Exception {
    Waiting shop = new Waiting(false);
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      FlowHandle<String, Shop.Hit> flow = lookup("idempotent");
      Run<Shop.Hit> first = sluice.start(flow, "run-42", "T");
      Run<Shop.Hit> second = sluice.start(flow, "run-42", "T");
      shop.go.countDown();
      assertThat(second.result()).isEqualTo(first.result());
      assertThat(sluice.start(flow, "run-42", "T").result()).isEqualTo(first.result());
      assertThat(shop.calls.get()).isEqualTo(1);

      SluiceException input =
          assertThrows(SluiceException.class, () -> sluice.start(flow, "run-42", "U"));
      assertThat(input.code()).isEqualTo("RUN_ID_TAKEN");
      assertThat(input).hasMessageThat().contains("with another input");
      FlowHandle<String, Shop.Hit> other = lookup("idempotent-other");
      assertThat(assertThrows(SluiceException.class, () -> sluice.start(other, "run-42", "T"))
              .code())
          .isEqualTo("RUN_ID_TAKEN");
    }
  }

  @Test
  void cancelInterruptsAndEndsTheRun() throws Exception {
    Waiting shop = new Waiting(false);
    List<Event> events = Collections.synchronizedList(new ArrayList<>());
    Node program = Ir.seq(Ir.call("lookup"), Ir.pluck("ticket"), Ir.call("again", "lookup"));
    FlowHandle<String, Shop.Hit> flow =
        new FlowFile("cancelled", "String", HIT, program).lookup().write().flow("cancelled");
    try (Sluice sluice =
        Sluice.builder().bind(Shop.class, shop).listener(events::add).build()) {
      Run<Shop.Hit> run = sluice.start(flow, "T");
      shop.entered.await();
      run.cancel();

      RunCancelled cancelled = assertThrows(RunCancelled.class, run::result);
      assertThat(cancelled.runId()).isEqualTo(run.id());
      assertThat(run.state()).isEqualTo(State.CANCELLED);
      assertThat(shop.interrupted.get()).isEqualTo(1);
      assertThat(shop.calls.get()).isEqualTo(1);
      assertThat(events.stream()
              .map(event -> event.kind() + " " + event.activation().id()))
          .containsExactly("PLANNED lookup", "CANCELLED lookup")
          .inOrder();
      // Reading is repeatable, so nothing is left to find out.
      assertThat(((Event.Cancelled) events.get(1)).outcomeUnknown()).isFalse();
    }
  }

  @Test
  void aCallThatIgnoresInterruptionDoesNotHoldUpTheEnd() throws Exception {
    Waiting shop = new Waiting(true);
    Sluice sluice = Sluice.builder()
        .bind(Shop.class, shop)
        .cancelGrace(Duration.ofMillis(20))
        .build();
    Run<Shop.Hit> run = sluice.start(lookup("stubborn"), "T");
    shop.entered.await();
    run.cancel();

    assertThrows(RunCancelled.class, run::result);
    assertThat(run.state()).isEqualTo(State.CANCELLED);
    sluice.close();
    shop.go.countDown();
    assertThat(run.state()).isEqualTo(State.CANCELLED);
  }

  @Test
  void closeCancelsWhatRunsAndRefusesWhatComes() throws Exception {
    Waiting shop = new Waiting(false);
    FlowHandle<String, Shop.Hit> flow = lookup("closed");
    Sluice sluice = Sluice.builder().bind(Shop.class, shop).build();
    Run<Shop.Hit> run = sluice.start(flow, "T");
    shop.entered.await();
    sluice.close();

    assertThat(run.state()).isEqualTo(State.CANCELLED);
    assertThat(assertThrows(RunCancelled.class, run::result)).hasMessageThat().contains("closed");
    assertThat(assertThrows(SluiceException.class, () -> sluice.run(flow, "T")).code())
        .isEqualTo("SLUICE_CLOSED");
    assertThat(
            assertThrows(SluiceException.class, () -> sluice.start(flow, "T")).code())
        .isEqualTo("SLUICE_CLOSED");
  }

  @Test
  void aFlowThatTakesTooLongTimesOut() throws Exception {
    Waiting shop = new Waiting(false);
    FlowHandle<String, Shop.Hit> flow = new FlowFile("slow", "String", HIT, Ir.call("lookup"))
        .lookup()
        .put("timeoutSeconds", Json.of(0.02))
        .write()
        .flow("slow");
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      RunTimedOut e = assertThrows(RunTimedOut.class, () -> sluice.run(flow, "T"));
      assertThat(e.seconds()).isEqualTo(0.02);
      assertThat(Thread.currentThread().isInterrupted()).isFalse();
      Run<Shop.Hit> run = sluice.start(flow, "T");
      assertThrows(RunTimedOut.class, run::result);
      assertThat(run.state()).isEqualTo(State.FAILED);
    }
  }

  @Test
  void aTimeLimitOnABranchCountsForAllInIt() {
    Waiting shop = new Waiting(false);
    Node inner =
        Ir.alt("slowly", "urgent", Ir.seq(Ir.pluck("ticket"), Ir.call("lookup")), Ir.ident());
    Node.Alt alt = (Node.Alt) inner;
    Node limited =
        new Node.Alt(alt.id(), Ir.options(1, 0, 1, 1), alt.predicate(), alt.left(), alt.right());
    FlowHandle<Shop.Hit, Shop.Hit> flow = new FlowFile("slow-branch", HIT, HIT, limited)
        .lookup()
        .urgent()
        .write()
        .flow("slow-branch");
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      StepTimedOut e =
          assertThrows(StepTimedOut.class, () -> sluice.run(flow, new Shop.Hit("T", "", true)));
      assertThat(e.stepId()).isEqualTo("slowly");
      assertThat(shop.interrupted.get()).isEqualTo(shop.calls.get());
      assertThat(sluice.run(flow, new Shop.Hit("T", "", false)).ticket()).isEqualTo("T");
    }
  }

  @Test
  void interruptingTheCallingThreadOfAGatheringCancelsTheRun() throws Exception {
    CountDownLatch entered = new CountDownLatch(2);
    Shop shop = new Shop.Closed() {
      @Override
      public Hit lookup(String ticket) {
        entered.countDown();
        try {
          new CountDownLatch(1).await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        return null;
      }
    };
    Node program = Ir.seq(
        Ir.par(Ir.seq(Ir.call("a", "lookup"), Ir.call("b", "lookup")), Ir.call("c", "lookup")),
        Ir.std("std.pluck", "key", Json.of(0)));
    FlowHandle<String, Shop.Hit> flow =
        new FlowFile("interrupted", "String", HIT, program).lookup().write().flow("interrupted");
    AtomicReference<Throwable> ended = new AtomicReference<>();
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      Thread caller = new Thread(
          () -> ended.set(assertThrows(SluiceException.class, () -> sluice.run(flow, "T"))));
      caller.start();
      entered.await();
      caller.interrupt();
      caller.join(LONG.toMillis());
    }
    // The tool on the calling thread saw the interruption first; the branch beside it was stopped
    // because of that.
    assertThat(ended.get()).isInstanceOf(StepFailed.class);
  }

  @Test
  void aRunInsideAToolHasItsOwnContext() {
    FlowHandle<String, Shop.Hit> inner = lookup("inner");
    FlowHandle<String, Shop.Hit> outer = lookup("outer");
    List<String> seen = new ArrayList<>();
    AtomicReference<Sluice> self = new AtomicReference<>();
    Shop shop = new Shop.Closed() {
      @Override
      public Hit lookup(String ticket) {
        String run = StepContext.current().runId();
        seen.add(ticket + (StepContext.current().attempt()));
        if (ticket.equals("outer")) {
          self.get().run(inner, "inner");
          assertThat(StepContext.current().runId()).isEqualTo(run);
        }
        return new Hit(ticket, "", true);
      }
    };
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      self.set(sluice);
      sluice.run(outer, "outer");
    }
    assertThat(seen).containsExactly("outer1", "inner1").inOrder();
    assertThat(StepContext.find()).isEmpty();
  }
}
