package dev.sluice.runtime;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A step of a run failed and so did the run. {@link #getCause()} is the live exception of the tool, pure or model
 * caller; of a child run it is the {@code StepFailed} that the child ended with. When several steps failed at once, this is the one that stands earliest in the source.
 */
public class StepFailed extends SluiceException {

  private static final long serialVersionUID = 1L;

  private final String stepId;
  private final transient @Nullable SourceLine source;
  private final String originalClass;
  private final String originalMessage;

  public StepFailed(String stepId, Optional<SourceLine> source, Throwable cause) {
    this("STEP_FAILED", stepId, source, text(stepId, source, cause), cause);
  }

  StepFailed(
      String code,
      String stepId,
      Optional<SourceLine> source,
      String message,
      @Nullable Throwable cause) {
    super(code, message, cause);
    this.stepId = stepId;
    this.source = source.orElse(null);
    if (cause instanceof StepFailed inChild) {
      this.originalClass = inChild.originalClass;
      this.originalMessage = inChild.originalMessage;
    } else {
      this.originalClass =
          cause == null ? getClass().getName() : cause.getClass().getName();
      this.originalMessage = cause == null ? message : String.valueOf(cause.getMessage());
    }
  }

  private static String text(String stepId, Optional<SourceLine> source, Throwable cause) {
    return "step '" + stepId + "'" + at(source) + " failed: " + cause;
  }

  static String at(Optional<SourceLine> source) {
    return source.map(line -> " at " + line).orElse("");
  }

  /** The node id of the step. */
  public final String stepId() {
    return stepId;
  }

  /** The step's place in the source, when the deployment knows it. */
  public final Optional<SourceLine> source() {
    return Optional.ofNullable(source);
  }

  /** Name of the class of the exception the step ended with, of a child run that of the step in it. */
  public final String originalClass() {
    return originalClass;
  }

  /** Message of that exception; the text {@code null} when it has none. */
  public final String originalMessage() {
    return originalMessage;
  }
}
