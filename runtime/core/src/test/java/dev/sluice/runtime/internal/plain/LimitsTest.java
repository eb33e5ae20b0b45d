package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Node;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.StepFailed;
import dev.sluice.runtime.internal.exec.CallLimits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class LimitsTest {

  private final PlainHandlers handlers =
      new PlainHandlers().tool("t", value -> value).tool("free", value -> value);
  private final Node twice = Ir.seq(Ir.call("one", "t"), Ir.call("free"), Ir.call("two", "t"));

  @Test
  void aCallBeyondTheLimitIsRefusedBeforeItIsMade() {
    try (PlainRunner runner =
        new PlainRunner(PlainRunner.Options.DEFAULT.limits(Map.of("t", 1), false))) {
      PlainRunner.Linked program = runner.link(twice, handlers);
      CallLimits counters = program.newCounters();
      StepFailed failed = assertThrows(StepFailed.class, () -> program.run(1L, counters));

      assertThat(failed.stepId()).isEqualTo("two");
      assertThat(((SluiceException) failed.getCause()).code()).isEqualTo("CAP_TOOL_DENIED_RUNTIME");
      assertThat(counters.counted()).containsExactly("t", 1);
      assertThat(counters.warnings()).isEmpty();
    }
  }

  @Test
  void itIsOnlyNotedWhereNothingIsEnforced() {
    try (PlainRunner runner =
        new PlainRunner(PlainRunner.Options.DEFAULT.limits(Map.of("t", 1), true))) {
      PlainRunner.Linked program = runner.link(twice, handlers);
      CallLimits counters = program.newCounters();

      assertThat(program.run(1L, counters)).isEqualTo(1L);
      assertThat(counters.counted()).containsExactly("t", 2);
      assertThat(counters.warnings()).containsExactly(new CallLimits.Warning("t", 1));
    }
  }

  @Test
  void everyRunCountsForItselfAndAttemptsCountOnce() {
    int[] calls = {0};
    PlainHandlers flaky = new PlainHandlers()
        .tool("t", new Contract(Contract.Effect.READ, Contract.Idempotency.NONE, true), value -> {
          if (calls[0]++ % 2 == 0) {
            throw new IllegalStateException("again");
          }
          return value;
        });
    try (PlainRunner runner =
        new PlainRunner(PlainRunner.Options.DEFAULT.limits(Map.of("t", 1), false))) {
      PlainRunner.Linked program = runner.link(Ir.call("one", "t", Ir.options(2, 0, 1, 0)), flaky);

      assertThat(List.of(program.run(1L), program.run(2L)))
          .containsExactly(1L, 2L)
          .inOrder();
      assertThat(calls[0]).isEqualTo(4);
    }
  }
}
