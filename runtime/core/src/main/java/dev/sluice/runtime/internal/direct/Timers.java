package dev.sluice.runtime.internal.direct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Time limits. One thread, made when the first limit is set; what it runs is short. */
final class Timers implements AutoCloseable {

  private static final double LONGEST_NANOS = Long.MAX_VALUE / 4.0;

  private @Nullable ScheduledThreadPoolExecutor executor;
  private boolean closed;

  /** Runs the action after a time, unless the future is cancelled before. */
  Future<?> after(double seconds, Runnable action) {
    long nanos = (long) Math.min(seconds * 1e9, LONGEST_NANOS);
    try {
      return executor().schedule(action, nanos, TimeUnit.NANOSECONDS);
    } catch (RejectedExecutionException closing) {
      return CompletableFuture.completedFuture(null);
    }
  }

  private synchronized ScheduledThreadPoolExecutor executor() {
    if (executor == null) {
      executor = new ScheduledThreadPoolExecutor(1, work -> {
        Thread thread = new Thread(work, "sluice-timer");
        thread.setDaemon(true);
        return thread;
      });
      executor.setRemoveOnCancelPolicy(true);
      if (closed) {
        executor.shutdownNow();
      }
    }
    return executor;
  }

  @Override
  public synchronized void close() {
    closed = true;
    if (executor != null) {
      executor.shutdownNow();
    }
  }
}
