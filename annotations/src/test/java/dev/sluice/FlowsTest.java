package dev.sluice;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FlowsTest {

  private final List<String> log = new ArrayList<>();

  private int price(String item) throws IOException {
    log.add(item);
    if (item.startsWith("bad")) {
      throw new FileNotFoundException(item);
    }
    return item.length();
  }

  private void remind(String who) throws IOException {
    price(who);
  }

  @Test
  void eachKeepsOrderAndNulls() {
    List<String> results = Flows.each(List.of("a", "b"), item -> item.equals("a") ? null : "B");

    assertThat(results).containsExactly(null, "B").inOrder();
    assertThrows(UnsupportedOperationException.class, () -> results.add("c"));
  }

  @Test
  void eachStopsAtTheFirstFailure() {
    assertThrows(
        FileNotFoundException.class,
        () -> Flows.each(List.of("a", "bad", "c"), this::price, Flows.concurrency(2)));

    assertThat(log).containsExactly("a", "bad").inOrder();
  }

  @Test
  void eachOfNothingIsEmpty() throws IOException {
    assertThat(Flows.each(List.<String>of(), this::price)).isEmpty();
  }

  @Test
  void concurrencyIsAtLeastOne() {
    assertThrows(IllegalArgumentException.class, () -> Flows.concurrency(0));
  }

  @Test
  void iterateRunsBeforeItTests() {
    assertThat((int) Flows.iterate(1, 5, n -> n * 2, n -> true)).isEqualTo(2);
  }

  @Test
  void iterateStopsWhenTheTestHolds() {
    assertThat((int) Flows.iterate(1, 10, n -> n * 2, n -> n >= 8)).isEqualTo(8);
  }

  @Test
  void iterateStopsAtItsBound() {
    assertThat((int) Flows.iterate(1, 3, n -> n * 2, n -> false)).isEqualTo(8);
  }

  @Test
  void iterateWithBoundZeroIsTheStart() {
    assertThat((int) Flows.iterate(1, 0, n -> n * 2, n -> false)).isEqualTo(1);
    assertThrows(IllegalArgumentException.class, () -> Flows.iterate(1, -1, n -> n, n -> false));
  }

  @Test
  void raceTakesTheFirstSuccessAndRunsNoFurther() throws IOException {
    int value = Flows.race(() -> price("bad"), () -> price("four"), () -> price("later"));

    assertThat(value).isEqualTo(4);
    assertThat(log).containsExactly("bad", "four").inOrder();
  }

  @Test
  void raceThatFailsThrowsTheFirstFailure() {
    IOException thrown =
        assertThrows(IOException.class, () -> Flows.race(() -> price("bad1"), () -> price("bad2")));

    assertThat(thrown).hasMessageThat().isEqualTo("bad1");
    assertThat(thrown.getSuppressed()).hasLength(1);
  }

  @Test
  void branchesMayThrowTheSameException() {
    IllegalStateException shared = new IllegalStateException();
    Body<String, IllegalStateException> branch = () -> {
      throw shared;
    };

    assertThat(assertThrows(IllegalStateException.class, () -> Flows.race(branch, branch)))
        .isSameInstanceAs(shared);
  }

  @Test
  void raceNeedsABranch() {
    assertThrows(IllegalArgumentException.class, () -> Flows.<String, RuntimeException>race());
  }

  @Test
  void hedgeDoesNotWait() throws IOException {
    int value = Flows.hedge(Duration.ofDays(1), () -> price("bad"), () -> price("four"));

    assertThat(value).isEqualTo(4);
    assertThrows(IllegalArgumentException.class, () -> Flows.hedge(Duration.ofMillis(-1), () -> 1));
  }

  @Test
  void quorumTakesTheFirstSuccesses() throws IOException {
    List<Integer> values = Flows.quorum(
        2, () -> price("bad"), () -> price("a"), () -> price("bb"), () -> price("ccc"));

    assertThat(values).containsExactly(1, 2).inOrder();
    assertThat(log).doesNotContain("ccc");
  }

  @Test
  void quorumFailsAsSoonAsItIsImpossible() {
    assertThrows(
        IOException.class,
        () -> Flows.quorum(2, () -> price("bad"), () -> price("bad"), () -> price("a")));
    assertThat(log).containsExactly("bad", "bad");
    assertThrows(IllegalArgumentException.class, () -> Flows.quorum(2, () -> 1));
    assertThrows(IllegalArgumentException.class, () -> Flows.quorum(0, () -> 1));
  }

  @Test
  void allGivesEveryValueInOrder() throws IOException {
    assertThat(Flows.all(() -> price("a"), () -> price("bb")))
        .containsExactly(1, 2)
        .inOrder();
  }

  @Test
  void stepAndSubAreTheCall() throws IOException {
    StepOptions options = StepOptions.NONE.retries(2).timeoutSeconds(5);

    assertThat((int) Flows.step("priced", options, () -> price("four"))).isEqualTo(4);
    Flows.step("told", options, () -> remind("ann"));
    int value = Flows.sub(
        () -> price("four"), Flows.queue("slow"), Flows.summary(SubOption.Kept.RESULT_ONLY));

    assertThat(value).isEqualTo(4);
    assertThat(log).containsExactly("four", "ann", "four").inOrder();
  }

  @Test
  void rescheduleCarriesStateAndDelay() {
    assertThat(Flows.reschedule("s", Duration.ofSeconds(3)))
        .isEqualTo(new Continuation<>("s", Duration.ofSeconds(3)));
    assertThrows(
        IllegalArgumentException.class, () -> Flows.reschedule("s", Duration.ofSeconds(-3)));
  }
}
