package dev.sluice;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

final class OptionsTest {

  @Test
  void stepOptionsChangeOneThingEach() {
    assertThat(StepOptions.NONE
            .retries(2)
            .timeoutSeconds(5)
            .retryIntervalSeconds(0.5)
            .backoffRate(2)
            .cost(3)
            .risk("mail")
            .cache("k", 60))
        .isEqualTo(new StepOptions(2, 5, 0.5, 2, 3, "mail", "k", 60));
    assertThat(StepOptions.NONE.retries(0).timeoutSeconds()).isEqualTo(-1);
  }

  @Test
  void outOfRangeOptionsAreRefused() {
    List<Executable> bad = List.of(
        () -> StepOptions.NONE.retries(-1),
        () -> StepOptions.NONE.timeoutSeconds(0),
        () -> StepOptions.NONE.timeoutSeconds(-1),
        () -> StepOptions.NONE.retryIntervalSeconds(-0.1),
        () -> StepOptions.NONE.retryIntervalSeconds(Double.NaN),
        () -> StepOptions.NONE.backoffRate(0.9),
        () -> StepOptions.NONE.cost(Double.POSITIVE_INFINITY),
        () -> StepOptions.NONE.cache("k", 0),
        () -> Flows.answerWithin(Duration.ofMillis(999)),
        () -> Flows.queue(" "),
        () -> Channel.of("", String.class));

    bad.forEach(call -> assertThrows(IllegalArgumentException.class, call));
  }
}
