package dev.sluice;

import java.time.Duration;
import java.util.Objects;

/**
 * The result of a flow that is to run again: on {@code state}, with a fresh journal, no earlier than {@code after} from
 * now.
 *
 * @param state the next input
 * @param after zero or more
 */
public record Continuation<S>(S state, Duration after) {
  public Continuation {
    Objects.requireNonNull(state, "state");
    Durations.requireNotNegative(after, "after");
  }
}
