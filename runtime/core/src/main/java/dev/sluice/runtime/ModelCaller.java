package dev.sluice.runtime;

/**
 * Answers reasoners that have no bound object. Called by several threads at once. A call may be interrupted when the
 * run is cancelled or the step's timeout has passed. What it throws fails the step; the runtime retries as the step says,
 * so an implementation does not.
 */
@FunctionalInterface
public interface ModelCaller {

  ModelReply call(ModelRequest request);
}
