package dev.sluice.runtime.internal.direct;

import dev.sluice.runtime.internal.exec.CallLimits;
import dev.sluice.runtime.internal.exec.Env;
import dev.sluice.runtime.internal.exec.Observer;
import dev.sluice.runtime.internal.exec.Strand;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;

/**
 * A strand in this process. Stopping it interrupts the thread that runs it, and everything inside it; the interruption
 * never leaks to what that thread does afterwards.
 */
final class DirectStrand extends Strand {

  private static final AtomicReferenceFieldUpdater<DirectStrand, Object> RUNNER =
      AtomicReferenceFieldUpdater.newUpdater(DirectStrand.class, Object.class, "runner");

  /** Stands for the thread while it is being interrupted, so that it cannot leave meanwhile. */
  private static final Object BEING_INTERRUPTED = new Object();

  private final @Nullable DirectStrand parent;
  private final RunKey key;
  private volatile @Nullable Object runner;
  private @Nullable Strand before;

  // Guarded by this. Most strands are never stopped and have nothing inside.
  private List<DirectStrand> inside = List.of();
  private @Nullable StopReason reason;

  /** The strand of a whole run. */
  DirectStrand(Env env, Observer observer, CallLimits limits, RunKey key) {
    super(env, observer, limits);
    this.parent = null;
    this.key = key;
  }

  private DirectStrand(DirectStrand parent) {
    super(parent);
    this.parent = parent;
    this.key = parent.key;
  }

  /** A strand inside this one; stopped together with it. To be given back with {@link #remove}. */
  DirectStrand inner() {
    DirectStrand inner = new DirectStrand(this);
    synchronized (this) {
      if (inside.isEmpty()) {
        inside = new ArrayList<>(2);
      }
      inside.add(inner);
      if (reason != null) {
        inner.stop(reason);
      }
    }
    return inner;
  }

  synchronized void remove(DirectStrand inner) {
    inside.remove(inner);
  }

  /** From now on the calling thread runs this strand. */
  void begin() {
    before = enter(this);
    Thread thread = Thread.currentThread();
    runner = thread;
    if (stopped) {
      // Whoever stopped it may have come before there was a thread to interrupt.
      thread.interrupt();
    }
  }

  /** The calling thread has done with this strand. */
  void finish() {
    restore(before);
    Thread thread = Thread.currentThread();
    while (!RUNNER.compareAndSet(this, thread, null)) {
      Thread.onSpinWait();
    }
    if (stopped) {
      Thread.interrupted();
    }
    if (parent != null && parent.isStopped() && parent.settledRunner() == thread) {
      // The interruption just taken back may have been the one meant for the strand around this
      // one.
      thread.interrupt();
    }
  }

  private @Nullable Object settledRunner() {
    Object now = runner;
    while (now == BEING_INTERRUPTED) {
      Thread.onSpinWait();
      now = runner;
    }
    return now;
  }

  /** Asks the strand to end. Does nothing when it was asked before. */
  void stop(StopReason why) {
    // All are marked before any is interrupted: several strands may share a thread, and code that
    // is interrupted has to
    // find its own strand stopped.
    List<DirectStrand> marked = new ArrayList<>();
    mark(why, marked);
    marked.forEach(DirectStrand::interrupt);
  }

  private void mark(StopReason why, List<DirectStrand> marked) {
    List<DirectStrand> all;
    synchronized (this) {
      if (stopped) {
        return;
      }
      reason = why;
      stopped = true;
      all = List.copyOf(inside);
    }
    marked.add(this);
    all.forEach(strand -> strand.mark(why, marked));
  }

  private void interrupt() {
    if (runner instanceof Thread thread && RUNNER.compareAndSet(this, thread, BEING_INTERRUPTED)) {
      thread.interrupt();
      runner = thread;
    }
  }

  @Nullable
  StopReason reason() {
    if (!stopped) {
      return null;
    }
    synchronized (this) {
      return reason;
    }
  }

  DirectStrand root() {
    DirectStrand strand = this;
    while (strand.parent != null) {
      strand = strand.parent;
    }
    return strand;
  }

  @Override
  public String runId() {
    return key.runId();
  }

  @Override
  protected String idempotencyKey(String activationId) {
    return key.idempotencyKey(activationId);
  }
}
