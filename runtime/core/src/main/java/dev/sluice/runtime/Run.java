package dev.sluice.runtime;

import java.time.Duration;

/**
 * A run that was started. Safe for use by several threads.
 *
 * @param <O> the flow's result
 */
public interface Run<O> {

  /** Unique in a {@link Sluice}. */
  String id();

  State state();

  /**
   * Waits for the end of the run.
   *
   * @return the flow's result; {@code null} for a flow that returns nothing
   * @throws StepFailed when a step failed
   * @throws RunCancelled when the run was cancelled
   * @throws RunTimedOut when the flow's own timeout passed
   * @throws SluiceException {@code WAIT_INTERRUPTED} when the waiting thread is interrupted; the run goes on
   */
  O result();

  /**
   * Waits at most the given time for the end of the run.
   *
   * @return true when the run has ended, in whatever way; false when time is up or the waiting thread is interrupted
   */
  boolean await(Duration atMost);

  /**
   * Asks the run to end. Calls in progress are interrupted; steps not yet entered are never entered. Returns at once. A
   * call that ignores interruption may go on after the run has ended, but its result is dropped. Does nothing when the
   * run has ended.
   */
  void cancel();

  enum State {
    ACCEPTED,
    RUNNING,
    CANCELLING,
    COMPLETED,
    FAILED,
    CANCELLED;

    /** True when the state never changes again. */
    public boolean terminal() {
      return this == COMPLETED || this == FAILED || this == CANCELLED;
    }

    /** The transition table. */
    public boolean mayBecome(State next) {
      return switch (this) {
        case ACCEPTED -> next == RUNNING || next == CANCELLING || next == FAILED;
        case RUNNING -> next == COMPLETED || next == FAILED || next == CANCELLING;
        case CANCELLING -> next == CANCELLED;
        case COMPLETED, FAILED, CANCELLED -> false;
      };
    }
  }
}
