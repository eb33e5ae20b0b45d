package dev.sluice.runtime.internal.direct;

import dev.sluice.runtime.Run;
import dev.sluice.runtime.RunCancelled;
import dev.sluice.runtime.RunTimedOut;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.internal.exec.CallLimits;
import dev.sluice.runtime.internal.exec.CancelSignal;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One run in this process. It ends when its strand has unwound, or some time after it was asked to. */
final class DirectRun<O> implements Run<O> {

  private final Work work;
  private final @Nullable Object input;
  private final DirectStrand root;
  private final CallLimits limits;
  private final Timers timers;
  private final double grace;

  // Guarded by this.
  private State state;
  private @Nullable Object value;
  private @Nullable Throwable failure;
  private @Nullable CountDownLatch ended;
  private @Nullable StopReason asked;

  /** @param state {@code ACCEPTED}, or {@code RUNNING} when the thread that made the run executes it next */
  DirectRun(
      Work work,
      @Nullable Object input,
      DirectStrand root,
      CallLimits limits,
      Timers timers,
      double grace,
      State state) {
    this.state = state;
    this.work = work;
    this.input = input;
    this.root = root;
    this.limits = limits;
    this.timers = timers;
    this.grace = grace;
  }

  /** To be called first by a thread that did not make the run. @return false when there is nothing to execute any more */
  boolean accept() {
    if (move(State.RUNNING)) {
      return true;
    }
    end(null, null);
    return false;
  }

  /** Runs the flow on the calling thread. Throws nothing; the outcome is the run's. */
  void execute() {
    Future<?> alarm =
        Double.isNaN(work.timeout()) ? null : timers.after(work.timeout(), this::timeUp);
    Object result = null;
    Throwable thrown = null;
    root.begin();
    try {
      result = work.output().apply(work.program().run(input, root));
    } catch (Throwable e) {
      thrown = e;
    } finally {
      root.finish();
    }
    if (alarm != null) {
      alarm.cancel(false);
    }
    end(result, thrown);
    if (root.isStopped() && root.reason() == StopReason.INTERRUPTED) {
      Thread.currentThread().interrupt();
    }
  }

  /** The body has unwound, or nobody waits for it any longer. */
  private synchronized void end(@Nullable Object result, @Nullable Throwable thrown) {
    if (state.terminal()) {
      return;
    }
    StopReason reason = asked == null ? root.reason() : asked;
    boolean running = state == State.RUNNING;
    if (running && thrown == null) {
      value = result;
      become(State.COMPLETED);
    } else if (running && reason == null) {
      failure = thrown;
      become(State.FAILED);
    } else if (running && reason == StopReason.TIME_UP) {
      failure = new RunTimedOut(id(), work.timeout());
      become(State.FAILED);
    } else {
      failure = new RunCancelled(id(), text(reason));
      if (thrown != null && thrown != CancelSignal.INSTANCE) {
        // It failed by itself while it was being cancelled.
        failure.addSuppressed(thrown);
      }
      move(State.CANCELLING);
      become(State.CANCELLED);
    }
    if (ended != null) {
      ended.countDown();
    }
  }

  private synchronized CountDownLatch ended() {
    if (ended == null) {
      ended = new CountDownLatch(state.terminal() ? 0 : 1);
    }
    return ended;
  }

  private static String text(@Nullable StopReason reason) {
    if (reason == StopReason.INTERRUPTED) {
      return "the thread that ran it was interrupted";
    }
    return reason == StopReason.CLOSED ? "its Sluice was closed" : "cancel was called";
  }

  private synchronized boolean move(State next) {
    if (!state.mayBecome(next)) {
      return false;
    }
    state = next;
    return true;
  }

  private void become(State next) {
    if (!move(next)) {
      throw new IllegalStateException(state + " -> " + next);
    }
  }

  @Override
  public void cancel() {
    stop(StopReason.CANCELLED);
  }

  void stop(StopReason reason) {
    synchronized (this) {
      if (!move(State.CANCELLING)) {
        return;
      }
      asked = reason;
    }
    root.stop(reason);
    abandonLater();
  }

  private void timeUp() {
    root.stop(StopReason.TIME_UP);
    abandonLater();
  }

  /** A call may ignore that it is interrupted. */
  @SuppressWarnings("FutureReturnValueIgnored") // after the end it does nothing
  private void abandonLater() {
    timers.after(grace, () -> end(null, CancelSignal.INSTANCE));
  }

  @Override
  public String id() {
    return root.runId();
  }

  @Override
  public synchronized State state() {
    return state;
  }

  @Override
  @SuppressWarnings({"unchecked", "NullAway"}) // the O of a flow may be null
  public O result() {
    try {
      ended().await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SluiceException(
          "WAIT_INTERRUPTED", "the wait for run '" + id() + "' was interrupted; it goes on", e);
    }
    return (O) outcome();
  }

  /** After the end only. */
  synchronized @Nullable Object outcome() {
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw (RuntimeException) failure;
    }
    return value;
  }

  @Override
  public boolean await(Duration atMost) {
    try {
      return ended().await(atMost.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  CallLimits limits() {
    return limits;
  }

  boolean isOf(Work other, @Nullable Object otherInput) {
    return work.flow().equals(other.flow()) && Objects.equals(input, otherInput);
  }

  Object flow() {
    return work.flow();
  }

  @Override
  public String toString() {
    return "Run " + id() + " of " + work.flow() + ": " + state();
  }
}
