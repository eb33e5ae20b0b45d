package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.Event;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.StepFailed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class EventsTest {

  private final List<Event> events = new ArrayList<>();
  private final PlainHandlers handlers = new PlainHandlers()
      .tool("a", value -> (Long) value + 1)
      .tool("b", value -> (Long) value * 2)
      .tool("fail", value -> {
        throw new IllegalStateException("boom");
      })
      .reasoner(
          "ask", value -> new PlainReply("yes", OptionalDouble.of(0.25), Map.of("llm.model", "m")))
      .pure("big", (value, args) -> (Long) value > 10);

  private Object run(Node program, Object input) {
    return run(program, input, events::add);
  }

  private Object run(Node program, Object input, RunListener listener) {
    try (PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT.listener(listener))) {
      return runner.link(program, handlers).run(input);
    }
  }

  private List<String> texts() {
    return events.stream().map(EventsTest::text).toList();
  }

  private static String text(Event event) {
    return event.kind().wire() + " " + event.activation().id() + " <- "
        + event.causes().stream()
            .map(cause -> cause.activationId() + ":" + cause.kind().wire())
            .collect(Collectors.joining(","));
  }

  @Test
  void stepsAreSeenWithoutTheNodesAroundThem() {
    Node program = Ir.seq(
        Ir.init("k"), Ir.pluck("k"), Ir.call("a"), Ir.init("k"), Ir.pluck("k"), Ir.call("b"));

    assertThat(run(program, 1L)).isEqualTo(4L);
    assertThat(texts())
        .containsExactly(
            "Planned a <- ", "Did a <- a:Planned", "Planned b <- a:Did", "Did b <- b:Planned")
        .inOrder();
  }

  @Test
  void whatFollowsBranchesIsCausedByAllOfThem() {
    Node program = Ir.seq(
        Ir.call("a"),
        Ir.par(Ir.call("b1", "b"), Ir.ident(), Ir.call("b2", "b")),
        Ir.std("std.pluck", "key", Json.of(0)),
        Ir.call("a2", "a"));

    run(program, 1L);
    assertThat(texts()).contains("Planned b1 <- a:Did");
    assertThat(texts()).contains("Planned b2 <- a:Did");
    assertThat(texts()).contains("Planned a2 <- b1:Did,b2:Did");
  }

  @Test
  void itemsAndRoundsHaveTheirPlaceInTheirName() {
    Node program = Ir.iter(
        "loop", 2, Ir.each("items", 1, Ir.seq(Ir.call("a"), Ir.call("b"))), Optional.empty());

    run(program, List.of(1L, 2L));
    assertThat(texts())
        .containsExactly(
            "Planned loop <- ",
            "Planned items[0] <- loop:Planned",
            "Planned a[0][0] <- items[0]:Planned",
            "Did a[0][0] <- a[0][0]:Planned",
            "Planned b[0][0] <- a[0][0]:Did",
            "Did b[0][0] <- b[0][0]:Planned",
            "Planned a[0][1] <- items[0]:Planned",
            "Did a[0][1] <- a[0][1]:Planned",
            "Planned b[0][1] <- a[0][1]:Did",
            "Did b[0][1] <- b[0][1]:Planned",
            "Did items[0] <- items[0]:Planned",
            "Planned items[1] <- items[0]:Did",
            "Planned a[1][0] <- items[1]:Planned",
            "Did a[1][0] <- a[1][0]:Planned",
            "Planned b[1][0] <- a[1][0]:Did",
            "Did b[1][0] <- b[1][0]:Planned",
            "Planned a[1][1] <- items[1]:Planned",
            "Did a[1][1] <- a[1][1]:Planned",
            "Planned b[1][1] <- a[1][1]:Did",
            "Did b[1][1] <- b[1][1]:Planned",
            "Did items[1] <- items[1]:Planned",
            "Did loop <- loop:Planned")
        .inOrder();
  }

  @Test
  void endsCarryCostValueAndAttributes() {
    Node program =
        Ir.seq(Ir.call("a"), Ir.think("t", "ask"), Ir.std("std.pack", "fields", Json.Obj.EMPTY));
    run(program, 1L);

    Event.Did tool = (Event.Did) events.get(1);
    assertThat(tool.cost()).isEqualTo(OptionalDouble.of(1));
    assertThat(tool.value()).isEqualTo(Optional.of(2L));
    assertThat(tool.attributes()).isEmpty();
    Event.Did model = (Event.Did) events.get(3);
    assertThat(model.cost()).isEqualTo(OptionalDouble.of(0.25));
    assertThat(model.attributes())
        .containsExactly("llm.model", "m", "llm.cost", 0.25, "llm.cost.status", "reported");
  }

  @Test
  void aFailureEndsEveryNodeAroundIt() {
    Node program = Ir.alt("choice", "big", Ir.call("a"), Ir.seq(Ir.call("b"), Ir.call("fail")));

    assertThrows(StepFailed.class, () -> run(program, 1L));
    assertThat(texts())
        .containsExactly(
            "Planned choice <- ",
            "Planned b <- choice:Planned",
            "Did b <- b:Planned",
            "Planned fail <- b:Did",
            "Failed fail <- fail:Planned",
            "Failed choice <- choice:Planned")
        .inOrder();
    assertThat(((Event.Failed) events.get(4)).ownError()).isFalse();
  }

  @Test
  void stoppedBranchesAreCancelledAndNonRepeatableCallsLeaveADoubt() {
    CountDownLatch inside = new CountDownLatch(2);
    PlainHandlers.Handler waits = value -> {
      inside.countDown();
      new CountDownLatch(1).await();
      return value;
    };
    handlers
        .tool("read", new Contract(Contract.Effect.READ, Contract.Idempotency.NONE, true), waits)
        .tool("write", waits)
        .tool("late", value -> {
          inside.await();
          throw new IllegalStateException("late");
        });

    Node program = Ir.par(Ir.call("late"), Ir.call("read"), Ir.seq(Ir.call("write"), Ir.call("a")));
    assertThrows(StepFailed.class, () -> run(program, 1L));

    Map<String, Boolean> doubts = events.stream()
        .filter(event -> event instanceof Event.Cancelled)
        .collect(Collectors.toMap(
            event -> event.activation().id(), event -> ((Event.Cancelled) event).outcomeUnknown()));
    assertThat(doubts).containsExactly("read", false, "write", true);
  }

  @Test
  void eventsAreNumberedWithoutGapsAndEndWhatTheyBegan() {
    Node program = Ir.each("items", 8, Ir.seq(Ir.call("a"), Ir.call("b")));
    run(program, LongStream.range(0, 200).boxed().toList());

    assertThat(events.stream().map(Event::sequence))
        .containsExactlyElementsIn(LongStream.range(0, events.size()).boxed().toList())
        .inOrder();
    List<String> ids = new ArrayList<>();
    for (Event event : events) {
      for (Event.Cause cause : event.causes()) {
        assertThat(ids).contains(cause.activationId() + ":" + cause.kind().wire());
      }
      ids.add(event.id());
    }
    assertThat(ids).containsNoDuplicates();
    assertThat(ids).hasSize(2 + 200 * 4);
  }

  @Test
  void aListenerThatThrowsDoesNotDisturbTheRun() {
    assertThat(run(Ir.seq(Ir.call("a"), Ir.call("b")), 1L, event -> {
          throw new IllegalStateException("listener");
        }))
        .isEqualTo(4L);
  }
}
