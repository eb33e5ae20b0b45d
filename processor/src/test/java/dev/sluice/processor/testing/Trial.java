package dev.sluice.processor.testing;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import dev.sluice.runtime.StepFailed;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Runs a flow as plain Java and as its program, with the same fakes, and compares: the value or the exception, and the
 * sequence of calls that have an effect. Reads must be the same after a success, and may be more after a failure.
 */
public final class Trial implements AutoCloseable {

  /** A flow called as plain Java. */
  @FunctionalInterface
  public interface Plain<I, O> {
    O call(I input) throws Exception;
  }

  private final Sluice.Builder builder = Sluice.builder();
  private Sluice sluice;
  private int checks;

  public <T> Trial bind(Class<T> type, T object) {
    builder.bind(type, object);
    return this;
  }

  public <T> Trial bind(Class<T> type, String qualifier, T object) {
    builder.bind(type, qualifier, object);
    return this;
  }

  /** Runs a flow both ways on each input. */
  @SafeVarargs
  public final <I, O> void check(FlowHandle<I, O> flow, Plain<I, O> plain, I... inputs) {
    if (sluice == null) {
      sluice = builder.build();
    }
    for (I input : inputs) {
      Outcome wanted = outcome(() -> plain.call(input));
      Outcome got = outcome(() -> sluice.run(flow, input));
      wanted.compare(flow.id() + "(" + input + ")", got);
      checks++;
    }
  }

  public int checks() {
    return checks;
  }

  @Override
  public void close() {
    if (sluice != null) {
      sluice.close();
    }
  }

  private static Outcome outcome(java.util.concurrent.Callable<?> call) {
    Calls.clear();
    try {
      Object value = call.call();
      return new Outcome(value, "", Calls.reads(), Calls.writes());
    } catch (StepFailed failed) {
      return new Outcome(null, failed.originalClass(), Calls.reads(), Calls.writes());
    } catch (Exception failed) {
      return new Outcome(null, failed.getClass().getName(), Calls.reads(), Calls.writes());
    }
  }

  /** @param failure the class of the exception, empty after a success */
  private record Outcome(Object value, String failure, List<String> reads, List<String> writes) {

    void compare(String what, Outcome got) {
      assertWithMessage(what).that(got.failure).isEqualTo(failure);
      assertWithMessage(what)
          .that(Objects.equals(got.value, value) ? value : got.value)
          .isEqualTo(value);
      assertWithMessage("effects of " + what).that(got.writes).isEqualTo(writes);
      if (failure.isEmpty()) {
        assertWithMessage("reads of " + what).that(got.reads).isEqualTo(reads);
      } else {
        List<String> rest = new ArrayList<>(got.reads);
        reads.forEach(read ->
            assertWithMessage("reads of " + what).that(rest.remove(read)).isTrue());
      }
      assertThat(got.value == null).isEqualTo(value == null);
    }
  }
}
