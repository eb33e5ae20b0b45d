package dev.sluice;

import java.time.Duration;
import java.util.Objects;

/** An option of {@link Flows#humanGate}. Must be a constant in a flow. */
public sealed interface GateOption {

  /** See {@link Flows#question}. */
  record Question(String text) implements GateOption {
    public Question {
      Objects.requireNonNull(text, "text");
    }
  }

  /** See {@link Flows#answerWithin}. */
  record AnswerWithin(Duration time) implements GateOption {
    public AnswerWithin {
      if (time.compareTo(Duration.ofSeconds(1)) < 0) {
        throw new IllegalArgumentException("a gate must be open for a second at least: " + time);
      }
    }
  }
}
