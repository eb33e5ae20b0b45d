package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.Event;
import dev.sluice.runtime.StepContext;
import dev.sluice.runtime.StepFailed;
import dev.sluice.runtime.StepTimedOut;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ChildRunTest {

  private final List<Event> events = Collections.synchronizedList(new ArrayList<>());
  private final List<String> keys = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch never = new CountDownLatch(1);
  private final PlainHandlers handlers = new PlainHandlers()
      .tool("add", value -> {
        keys.add(StepContext.current().idempotencyKey());
        return (Long) value + 1;
      })
      .tool("fail", value -> {
        throw new IllegalStateException("boom");
      })
      .tool("wait", value -> {
        never.await();
        return value;
      })
      .sub("price", Ir.seq(Ir.call("price/rate", "add"), Ir.call("price/tax", "add")))
      .sub("prices", Ir.each("prices/all", 2, Ir.sub("prices/one", "price")))
      .sub("broken", Ir.seq(Ir.call("broken/a", "add"), Ir.call("broken/b", "fail")))
      .sub("twice", Ir.sub("twice/inner", "broken"))
      .sub("slow", Ir.seq(Ir.call("slow/a", "add"), Ir.call("slow/b", "wait")));

  private Object run(Node program, Object input) {
    try (PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT.listener(events::add))) {
      return runner.link(program, handlers).run(input);
    }
  }

  private List<String> texts() {
    return events.stream()
        .map(event -> event.kind().wire() + " " + event.activation().id() + " <- "
            + event.causes().stream()
                .map(cause -> cause.activationId() + ":" + cause.kind().wire())
                .collect(Collectors.joining(",")))
        .toList();
  }

  @Test
  void aChildTellsOfItsStepsBelowTheStepThatStartedIt() {
    Node program = Ir.seq(Ir.call("order/a", "add"), Ir.sub("order/b", "price"));

    assertThat(run(program, 1L)).isEqualTo(4L);
    assertThat(texts())
        .containsExactly(
            "Planned order/a <- ",
            "Did order/a <- order/a:Planned",
            "Planned order/b <- order/a:Did",
            "Planned order/b/price/rate <- order/b:Planned",
            "Did order/b/price/rate <- order/b/price/rate:Planned",
            "Planned order/b/price/tax <- order/b/price/rate:Did",
            "Did order/b/price/tax <- order/b/price/tax:Planned",
            "Did order/b <- order/b:Planned")
        .inOrder();
    Event.Did last = (Event.Did) events.get(7);
    assertThat(last.cost()).isEqualTo(OptionalDouble.of(5));
    assertThat(last.activation().operation()).isEqualTo("sub price");
    assertThat(events.get(3).activation().nodeId()).isEqualTo("price/rate");
  }

  @Test
  void activationsOfAChildNameTheItemsAroundAndInIt() {
    Node program = Ir.each("order/each", 3, Ir.sub("order/b", "prices"));

    assertThat(run(program, List.of(List.of(1L, 2L), List.of(3L))))
        .isEqualTo(List.of(List.of(3L, 4L), List.of(5L)));
    assertThat(texts())
        .contains("Planned order/b[0]/prices/one[1] <- order/b[0]/prices/all:Planned");
    assertThat(texts())
        .contains(
            "Planned order/b[1]/prices/one[0]/price/rate <- order/b[1]/prices/one[0]:Planned");
    assertThat(events.stream().map(Event::id).distinct().toList()).hasSize(events.size());
    assertThat(keys.stream().distinct().toList()).hasSize(6);
    for (Event event : events) {
      for (Event.Cause cause : event.causes()) {
        assertThat(events.stream()
                .filter(other -> other.sequence() < event.sequence())
                .map(Event::id)
                .toList())
            .contains(cause.activationId() + ":" + cause.kind().wire());
      }
    }
  }

  @Test
  void whatAChildFailsWithIsTheCauseOneLayerIn() {
    Node program = Ir.seq(Ir.sub("order/a", "twice"), Ir.call("order/b", "add"));

    StepFailed failed = assertThrows(StepFailed.class, () -> run(program, 1L));

    assertThat(failed.stepId()).isEqualTo("order/a");
    StepFailed middle = (StepFailed) failed.getCause();
    assertThat(middle.stepId()).isEqualTo("twice/inner");
    StepFailed inner = (StepFailed) middle.getCause();
    assertThat(inner.stepId()).isEqualTo("broken/b");
    assertThat(inner.getCause()).isInstanceOf(IllegalStateException.class);
    assertThat(failed.originalClass()).isEqualTo("java.lang.IllegalStateException");
    assertThat(failed.originalMessage()).isEqualTo("boom");
    List<Event.Failed> all = events.stream()
        .filter(Event.Failed.class::isInstance)
        .map(Event.Failed.class::cast)
        .toList();
    assertThat(all.stream().map(event -> event.activation().id()))
        .containsExactly("order/a/twice/inner/broken/b", "order/a/twice/inner", "order/a")
        .inOrder();
    assertThat(all.get(2).error()).isSameInstanceAs(failed);
    assertThat(all.stream().anyMatch(Event.Failed::ownError)).isFalse();
  }

  @Test
  void aTimeLimitHoldsForTheWholeChild() {
    Node program = Ir.sub("order/a", "slow", Ir.options(1, 0, 1, 0.05));

    StepTimedOut failed = assertThrows(StepTimedOut.class, () -> run(program, 1L));

    assertThat(failed.stepId()).isEqualTo("order/a");
    assertThat(ends())
        .containsExactly("Did order/a/slow/a", "Cancelled order/a/slow/b", "Failed order/a")
        .inOrder();
    Event.Cancelled cut = (Event.Cancelled) events.get(4);
    assertThat(cut.outcomeUnknown()).isTrue();
  }

  @Test
  void aFailureCancelsTheChildrenBehindIt() {
    CountDownLatch started = new CountDownLatch(1);
    handlers
        .tool("block", value -> {
          started.countDown();
          never.await();
          return value;
        })
        .tool("failLater", value -> {
          started.await();
          throw new IllegalStateException("first");
        })
        .sub("blocked", Ir.call("blocked/a", "block"));
    Node program = Ir.par(Ir.call("order/a", "failLater"), Ir.sub("order/b", "blocked"));

    StepFailed failed = assertThrows(StepFailed.class, () -> run(program, 1L));

    assertThat(failed.stepId()).isEqualTo("order/a");
    List<String> ends = ends();
    assertThat(ends).contains("Cancelled order/b/blocked/a");
    assertThat(ends.indexOf("Cancelled order/b"))
        .isGreaterThan(ends.indexOf("Cancelled order/b/blocked/a"));
  }

  private List<String> ends() {
    return events.stream()
        .filter(event -> event.kind() != Event.Kind.PLANNED)
        .map(event -> event.kind().wire() + " " + event.activation().id())
        .toList();
  }

  @Test
  void withoutAListenerAChildRunsAllTheSame() {
    try (PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT)) {
      Node program = Ir.each("order/each", 1, Ir.sub("order/b", "price"));
      assertThat(runner.link(program, handlers).run(List.of(1L, 2L))).isEqualTo(List.of(3L, 4L));
    }
    assertThat(keys.stream().distinct().toList()).hasSize(4);
  }

  @Test
  void retriesOfAChildAreRefused() {
    Node program = Ir.sub("order/a", "price", Ir.options(2, 0, 1, 0));

    DeploymentException refused =
        assertThrows(DeploymentException.class, () -> run(program, Json.NULL));

    assertThat(refused.code()).isEqualTo("OP_NOT_SUPPORTED");
    assertThat(refused).hasMessageThat().contains("'retries of a child run' at 'order/a'");
  }
}
