package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.StepFailed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class EachTest {

  private final PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT);

  private static List<Object> numbers(int count) {
    return new ArrayList<>(LongStream.range(0, count).boxed().toList());
  }

  @Test
  void boundOneRunsItemsInOrderOnTheCallingThread() {
    List<Object> seen = new ArrayList<>();
    PlainHandlers handlers = new PlainHandlers().tool("see", item -> {
      seen.add(item + " " + Thread.currentThread().getName());
      return item;
    });

    Object result = runner.link(Ir.each("e", 1, Ir.call("see")), handlers).run(numbers(3));

    String here = " " + Thread.currentThread().getName();
    assertThat(result).isEqualTo(numbers(3));
    assertThat(seen).containsExactly("0" + here, "1" + here, "2" + here).inOrder();
  }

  @Test
  void atMostTheBoundIsInFlightAndTheBoundIsReached() throws Exception {
    AtomicInteger inFlight = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CountDownLatch three = new CountDownLatch(3);
    PlainHandlers handlers = new PlainHandlers().tool("work", item -> {
      most.accumulateAndGet(inFlight.incrementAndGet(), Math::max);
      three.countDown();
      // Nobody goes on before three are there; a smaller window would never get past this.
      assertThat(three.await(30, TimeUnit.SECONDS)).isTrue();
      inFlight.decrementAndGet();
      return item;
    });

    Object result = runner.link(Ir.each("e", 3, Ir.call("work")), handlers).run(numbers(50));

    assertThat(result).isEqualTo(numbers(50));
    assertThat(most.get()).isEqualTo(3);
  }

  @Test
  void resultsKeepTheOrderOfTheItems() {
    CountDownLatch second = new CountDownLatch(1);
    PlainHandlers handlers = new PlainHandlers().tool("swap", item -> {
      if (item.equals(0L)) {
        second.await();
      } else {
        second.countDown();
      }
      return "r" + item;
    });

    assertThat(runner.link(Ir.each("e", 2, Ir.call("swap")), handlers).run(numbers(2)))
        .isEqualTo(List.of("r0", "r1"));
  }

  @Test
  void earliestFailureIsReportedAndEarlierItemsFinish() {
    CountDownLatch secondFailed = new CountDownLatch(1);
    List<Object> finished = Collections.synchronizedList(new ArrayList<>());
    PlainHandlers handlers = new PlainHandlers().tool("work", item -> {
      if (item.equals(1L)) {
        secondFailed.countDown();
        throw new IllegalStateException("one");
      }
      if (item.equals(0L)) {
        secondFailed.await();
        finished.add(item);
        throw new IllegalArgumentException("zero");
      }
      return item;
    });

    StepFailed failed = assertThrows(
        StepFailed.class,
        () -> runner.link(Ir.each("e", 2, Ir.call("work")), handlers).run(numbers(10)));

    assertThat(failed).hasCauseThat().hasMessageThat().isEqualTo("zero");
    assertThat(finished).containsExactly(0L);
  }

  @Test
  void nothingBehindAFailureIsStarted() {
    List<Object> started = Collections.synchronizedList(new ArrayList<>());
    PlainHandlers handlers = new PlainHandlers().tool("work", item -> {
      started.add(item);
      if (item.equals(2L)) {
        throw new IllegalStateException("two");
      }
      return item;
    });

    assertThrows(
        StepFailed.class,
        () -> runner.link(Ir.each("e", 1, Ir.call("work")), handlers).run(numbers(10)));

    assertThat(started).containsExactly(0L, 1L, 2L).inOrder();
  }

  @Test
  void laterItemsInFlightAreInterrupted() {
    CountDownLatch laterIsIn = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    PlainHandlers handlers = new PlainHandlers().tool("work", item -> {
      if (item.equals(0L)) {
        laterIsIn.await();
        throw new IllegalStateException("zero");
      }
      laterIsIn.countDown();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        interrupted.countDown();
        throw e;
      }
      return item;
    });

    StepFailed failed = assertThrows(
        StepFailed.class,
        () -> runner.link(Ir.each("e", 2, Ir.call("work")), handlers).run(numbers(2)));

    assertThat(failed).hasCauseThat().hasMessageThat().isEqualTo("zero");
    assertThat(interrupted.getCount()).isEqualTo(0);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void worksOnListsWithoutRandomAccessAndOnNullItems() {
    PlainHandlers handlers = new PlainHandlers().tool("echo", item -> item);
    List<Object> linked = new LinkedList<>(numbers(100));
    linked.set(7, null);

    assertThat(runner.link(Ir.each("e", 4, Ir.call("echo")), handlers).run(linked))
        .isEqualTo(linked);
  }

  @Test
  void bodyUsesValuesFromAroundIt() {
    Node body =
        Ir.seq(Ir.std("std.unpack", "fields", names("item", "base")), Ir.pure("add", "add"));
    Node program = Ir.seq(
        Ir.std(
            "std.each_pack",
            "items",
            Json.of("list"),
            "item",
            Json.of("item"),
            "fields",
            names("base"),
            "consts",
            Json.Obj.EMPTY),
        Ir.each("e", 1, body));
    PlainHandlers handlers = new PlainHandlers().pure("add", (value, args) -> {
      Map<?, ?> map = (Map<?, ?>) value;
      return (Long) map.get("item") + (Long) map.get("base");
    });

    Object result = runner.link(program, handlers).run(Map.of("list", numbers(3), "base", 10L));

    assertThat(result).isEqualTo(List.of(10L, 11L, 12L));
  }

  private static Json names(String... names) {
    Map<String, Json> same = new LinkedHashMap<>();
    for (String name : names) {
      same.put(name, Json.of(name));
    }
    return new Json.Obj(same);
  }
}
