package dev.sluice.runtime.internal.exec;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Everything the interpreter needs from the engine that runs it. The interpreter itself knows no clock, no randomness,
 * no thread and no outside world, so that one interpreter serves every engine.
 *
 * <p>Each operation gets the strand it happens on; {@link Strand#inProgress} names the activation and the attempt. An
 * engine with a journal answers from it when the activation has an outcome. Whatever waits ends with {@link
 * CancelSignal} once the strand is stopped.
 */
public interface Env {

  /** One attempt of a tool call. Throws what the tool throws. */
  @Nullable
  Object call(CallSite site, Strand at, Object[] args) throws Throwable;

  /** One attempt of a model call. */
  Reply think(ThinkSite site, Strand at, Object[] args) throws Throwable;

  /**
   * A child run of another flow. Throws what the child fails with.
   *
   * @param frame of the parent's step, from which the child's activations take the first part of their ids
   */
  @Nullable
  Object sub(SubSite site, Strand at, Frame frame, Object[] args) throws Throwable;

  /** A controller loop. */
  @Nullable
  Object agent(Site site, Strand at, String controller, @Nullable Object input) throws Throwable;

  /** A person's decision about the view. */
  Object gate(Site site, Strand at, Object view, Duration timeout) throws Throwable;

  Object recv(Site site, Strand at, String channel, Duration timeout) throws Throwable;

  void emit(Site site, Strand at, String channel, Object message) throws Throwable;

  void sleep(Strand at, double seconds);

  /**
   * Runs {@code count} branches, starting them in order, at most {@code bound} at a time, and returns when all have
   * ended. When one fails, those behind it are stopped and those before it end by themselves; then the failure with the
   * lowest index is thrown. Never waits for a worker that it could itself replace.
   */
  void gather(Strand at, int count, int bound, Branch branch);

  /** Runs branches until {@code needed} have succeeded and stops the others. @return the indices that won */
  int[] race(Strand at, int count, int needed, double hedgeSeconds, Branch branch);

  /** A decision that depends on timing: made once, and the same whenever the run is repeated. */
  <T> T choose(Strand at, String activationId, Supplier<T> decision);

  /** Gives up the thread until the activation can go on. */
  void park(Strand at, String activationId);

  /**
   * Runs a body with a time limit. When time is up, the body is stopped.
   *
   * @return false when time was up, whether or not the body then still ended
   */
  boolean within(Strand at, double seconds, Body body) throws Throwable;

  /** One of several branches. */
  @FunctionalInterface
  interface Branch {
    void run(int index, Strand strand);
  }

  @FunctionalInterface
  interface Body {
    void run(Strand strand) throws Throwable;
  }
}
