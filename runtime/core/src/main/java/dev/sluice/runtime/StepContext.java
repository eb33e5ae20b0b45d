package dev.sluice.runtime;

import dev.sluice.runtime.internal.exec.Strand;
import java.util.Optional;

/**
 * What a tool may know of the call it is answering. Available on the thread the tool is called on, for the time of the
 * call.
 *
 * @param runId the run
 * @param stepId the node id of the step
 * @param activationId the step with the indices of the items and rounds it stands in
 * @param attempt from 1; more than 1 when an earlier attempt failed
 * @param idempotencyKey the same for every attempt of this activation, and different for every other activation and run.
 *     A tool that declares itself idempotent recognises a repeated call by it. Lower-case letters and digits, 52 of them.
 */
public record StepContext(
    String runId, String stepId, String activationId, int attempt, String idempotencyKey) {

  /** @throws SluiceException {@code STEP_CONTEXT_ABSENT} when no run is calling a tool on this thread */
  public static StepContext current() {
    return find()
        .orElseThrow(() -> new SluiceException(
            "STEP_CONTEXT_ABSENT",
            "no flow is calling a tool on this thread; use StepContext.find() where that may be"));
  }

  /** Empty when no run is calling a tool on this thread, as in a unit test of the tool. */
  public static Optional<StepContext> find() {
    Strand strand = Strand.current();
    if (strand == null || !strand.isCalling()) {
      return Optional.empty();
    }
    Strand.Effect effect = strand.inProgress();
    return Optional.of(new StepContext(
        strand.runId(),
        effect.site().site().nodeId(),
        effect.activationId(),
        effect.attempt(),
        effect.idempotencyKey()));
  }
}
