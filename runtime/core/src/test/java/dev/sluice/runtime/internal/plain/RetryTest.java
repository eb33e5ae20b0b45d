package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Contract.Effect;
import dev.sluice.ir.Contract.Idempotency;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.StepContext;
import dev.sluice.runtime.StepFailed;
import dev.sluice.runtime.StepTimedOut;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
final class RetryTest {

  private static final Contract READ = new Contract(Effect.READ, Idempotency.NONE, true);

  private final List<Double> sleeps = new ArrayList<>();
  private final PlainRunner runner =
      new PlainRunner(PlainRunner.Options.DEFAULT.sleeper(sleeps::add));
  private final List<StepContext> contexts = new ArrayList<>();

  /** Fails until the given attempt. */
  private PlainHandlers failing(Contract contract, int succeedsAt) {
    return new PlainHandlers().tool("t", contract, value -> {
      StepContext context = StepContext.current();
      contexts.add(context);
      if (context.attempt() < succeedsAt) {
        throw new IllegalStateException("attempt " + context.attempt());
      }
      return "done";
    });
  }

  private static Node call(int attempts) {
    return Ir.call("step", "t", Ir.options(attempts, 0.5, 2, 0));
  }

  @Test
  void triesAgainWithGrowingPauses() {
    assertThat(runner.link(call(4), failing(READ, 4)).run(1L)).isEqualTo("done");
    assertThat(sleeps).containsExactly(0.5, 1.0, 2.0).inOrder();
    assertThat(contexts.stream().map(StepContext::attempt))
        .containsExactly(1, 2, 3, 4)
        .inOrder();
  }

  @Test
  void theLastFailureIsReported() {
    StepFailed failed = assertThrows(
        StepFailed.class, () -> runner.link(call(2), failing(READ, 9)).run(1L));

    assertThat(failed.originalMessage()).isEqualTo("attempt 2");
    assertThat(failed.originalClass()).isEqualTo("java.lang.IllegalStateException");
  }

  @ParameterizedTest
  @CsvSource({
    "READ,NONE,true,2",
    "WRITE,NATIVE,true,2",
    "WRITE,REQUIRED,true,2",
    "EXTERNAL,NATIVE,true,2",
    "WRITE,NONE,true,1",
    "WRITE,BEST_EFFORT,true,1",
    "DANGEROUS,NONE,true,1",
    "READ,NATIVE,false,1",
  })
  void onlyRepeatableContractsAreTriedAgain(
      Effect effect, Idempotency idempotency, boolean asserted, int attempts) {
    assertThrows(
        StepFailed.class,
        () -> runner
            .link(call(2), failing(new Contract(effect, idempotency, asserted), 9))
            .run(1L));

    assertThat(contexts).hasSize(attempts);
  }

  @Test
  void ownRefusalsAreNotTriedAgain() {
    PlainHandlers handlers = new PlainHandlers().tool("t", READ, value -> {
      contexts.add(StepContext.current());
      throw new SluiceException("SOME_CODE", "refused");
    });

    assertThrows(StepFailed.class, () -> runner.link(call(5), handlers).run(1L));

    assertThat(contexts).hasSize(1);
  }

  @Test
  void theKeyIsTheSameForEveryAttemptAndDifferentForEveryActivation() {
    PlainHandlers handlers = failing(READ, 2);
    Node program = Ir.seq(
        Ir.call("one", "t", Ir.options(2, 0, 1, 0)),
        Ir.std("std.pack", "fields", Json.Obj.EMPTY),
        Ir.call("two", "t", Ir.options(2, 0, 1, 0)));
    PlainRunner.Linked linked = runner.link(program, handlers);
    linked.run(1L);
    linked.run(1L);

    Set<String> keys = new HashSet<>();
    for (int i = 0; i < contexts.size(); i += 2) {
      assertThat(contexts.get(i).idempotencyKey()).isEqualTo(contexts.get(i + 1).idempotencyKey());
      assertThat(contexts.get(i).idempotencyKey()).matches("[a-z2-7]{52}");
      keys.add(contexts.get(i).idempotencyKey());
    }
    assertThat(keys).hasSize(4);
  }

  @Test
  void itemsAndRoundsAreActivationsOfTheirOwn() {
    Node rounds = Ir.iter("loop", 2, Ir.each("items", 1, Ir.call("step", "t")), Optional.empty());
    runner.link(rounds, failing(READ, 1)).run(List.of("a", "b"));

    assertThat(contexts.stream().map(StepContext::activationId))
        .containsExactly("step[0][0]", "step[0][1]", "step[1][0]", "step[1][1]")
        .inOrder();
    assertThat(contexts.stream().map(StepContext::stepId).distinct()).containsExactly("step");
  }

  @Test
  void aTimeoutInterruptsAndIsTriedAgainWhereThatIsHarmless() {
    PlainHandlers handlers = new PlainHandlers().tool("t", READ, value -> {
      if (StepContext.current().attempt() == 1) {
        new CountDownLatch(1).await();
      }
      return "attempt " + StepContext.current().attempt();
    });

    assertThat(
            runner.link(Ir.call("step", "t", Ir.options(2, 0, 1, 1)), handlers).run(1L))
        .isEqualTo("attempt 2");
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void aTimeoutOfTheLastAttemptFailsTheStep() {
    PlainHandlers handlers = new PlainHandlers().tool("t", value -> {
      new CountDownLatch(1).await();
      return value;
    });

    StepTimedOut failed = assertThrows(
        StepTimedOut.class,
        () -> runner
            .link(Ir.call("step", "t", Ir.options(3, 0, 1, 0.02)), handlers)
            .run(1L));

    assertThat(failed.stepId()).isEqualTo("step");
    assertThat(failed.seconds()).isEqualTo(0.02);
    assertThat(failed.code()).isEqualTo("STEP_TIMED_OUT");
  }

  @Test
  void contextIsAbsentOutsideOfCalls() {
    assertThat(StepContext.find()).isEmpty();
    assertThat(assertThrows(SluiceException.class, StepContext::current).code())
        .isEqualTo("STEP_CONTEXT_ABSENT");
    List<Boolean> seen = new ArrayList<>();
    PlainHandlers handlers = new PlainHandlers()
        .tool("t", value -> value)
        .pure("p", (value, args) -> {
          seen.add(StepContext.find().isPresent());
          return value;
        });
    runner.link(Ir.seq(Ir.call("t"), Ir.pure("p", "p")), handlers).run(1L);
    assertThat(seen).containsExactly(false);
  }
}
