package dev.sluice.processor.random;

import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.StepFailed;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * What one run of a flow did.
 *
 * @param failure the class of the exception, empty after a success
 * @param infinite true when a number that is not finite came to a boundary, which only programs refuse
 */
record Outcome(
    Optional<Object> value,
    String failure,
    boolean infinite,
    List<String> reads,
    List<String> writes) {

  /** Runs a flow; exceptions of steps are taken out of what they are wrapped in. */
  static Outcome of(Callable<?> call) {
    Log.clear();
    try {
      return new Outcome(Optional.ofNullable(call.call()), "", false, Log.reads(), Log.writes());
    } catch (InvocationTargetException wrapped) {
      return failed(wrapped.getCause().getClass().getName(), false);
    } catch (StepFailed failed) {
      return failed(failed.originalClass(), isInfinite(failed));
    } catch (Exception | LinkageError failed) {
      return failed(failed.getClass().getName() + ": " + failed.getMessage(), isInfinite(failed));
    }
  }

  private static Outcome failed(String failure, boolean infinite) {
    return new Outcome(Optional.empty(), failure, infinite, Log.reads(), Log.writes());
  }

  private static boolean isInfinite(Throwable failure) {
    for (Throwable at = failure; at != null; at = at.getCause()) {
      if (at instanceof SluiceException problem && problem.code().equals("TYPE_NOT_FINITE")) {
        return true;
      }
    }
    return false;
  }

  boolean succeeds() {
    return failure.isEmpty();
  }

  /**
   * What the program did otherwise than plain Java; empty if nothing counts.
   *
   * @param retries whether a failed call may have been repeated
   */
  Optional<String> difference(Outcome program, boolean retries) {
    if (program.infinite) {
      boolean isPrefix = writes.size() >= program.writes.size()
          && writes.subList(0, program.writes.size()).equals(program.writes);
      return isPrefix ? Optional.empty() : Optional.of("effects");
    }
    if (!alike(failure).equals(alike(program.failure))) {
      return Optional.of("failure");
    }
    if (!Objects.equals(value, program.value)) {
      return Optional.of("value");
    }
    boolean repeats = retries && !succeeds();
    if (!(repeats ? withoutRepetition(writes) : writes)
        .equals(repeats ? withoutRepetition(program.writes) : program.writes)) {
      return Optional.of("effects");
    }
    List<String> more = new ArrayList<>(program.reads);
    boolean hasAll = reads.stream().allMatch(more::remove);
    return hasAll && (more.isEmpty() || !succeeds()) ? Optional.empty() : Optional.of("reads");
  }

  /** Which of these a list throws depends on its class, and boundaries copy lists. */
  private static String alike(String failure) {
    return failure.equals("java.lang.ArrayIndexOutOfBoundsException")
        ? "java.lang.IndexOutOfBoundsException"
        : failure;
  }

  /** The last call, repeated, counts once. */
  private static List<String> withoutRepetition(List<String> calls) {
    List<String> rest = new ArrayList<>(calls);
    while (rest.size() > 1 && rest.get(rest.size() - 1).equals(rest.get(rest.size() - 2))) {
      rest.remove(rest.size() - 1);
    }
    return rest;
  }

  @Override
  public String toString() {
    String result =
        succeeds() ? "gives " + value.map(String::valueOf).orElse("null") : "fails with " + failure;
    return result + "\n    effects " + writes + "\n    reads " + reads;
  }
}
