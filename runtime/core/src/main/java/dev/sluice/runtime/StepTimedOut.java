package dev.sluice.runtime;

import java.util.Optional;

/** A step took longer than its timeout. It was interrupted; what it did until then is not known. */
public final class StepTimedOut extends StepFailed {

  private static final long serialVersionUID = 1L;

  private final double seconds;

  public StepTimedOut(String stepId, Optional<SourceLine> source, double seconds) {
    super(
        "STEP_TIMED_OUT",
        stepId,
        source,
        "step '" + stepId + "'" + at(source) + " took longer than " + seconds + " s",
        null);
    this.seconds = seconds;
  }

  /** The timeout of one attempt, in seconds. */
  public double seconds() {
    return seconds;
  }
}
