package dev.sluice.runtime.internal.direct;

import dev.sluice.runtime.Run;
import dev.sluice.runtime.Run.State;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.internal.exec.CallLimits;
import dev.sluice.runtime.internal.exec.Observer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Runs flows in this process and remembers which runs there are. */
public final class DirectEngine implements AutoCloseable {

  /** Unwinding takes a moment even when every call gives way at once. */
  private static final Duration UNWINDING = Duration.ofSeconds(5);

  private final String storeId = UUID.randomUUID().toString();
  private final AtomicLong count = new AtomicLong();
  private final Map<String, DirectRun<?>> named = new ConcurrentHashMap<>();
  private final LiveRuns live = new LiveRuns();
  private final Timers timers = new Timers();
  private final Complaint complaint = new Complaint();
  private final Workers workers;
  private final DirectEnv env;
  private final Optional<RunListener> listener;
  private final Duration grace;
  private final double graceSeconds;
  private volatile boolean closed;

  /**
   * @param parallelism branches at the same time, at least 1
   * @param grace how long a stopped run may wait for calls that ignore it
   */
  public DirectEngine(
      int parallelism, Optional<RunListener> listener, Duration grace, Sleeper sleeper) {
    this.workers = new Workers(parallelism - 1);
    this.env = new DirectEnv(workers, timers, sleeper);
    this.listener = listener;
    this.grace = grace;
    this.graceSeconds = grace.toNanos() / 1e9;
  }

  /** Runs on the calling thread. */
  public @Nullable Object run(Work work, @Nullable Object input) {
    return run(work, input, work.program().newLimits(work.warnOnly()));
  }

  /** Runs on the calling thread with counters that the caller reads afterwards. */
  public @Nullable Object run(Work work, @Nullable Object input, CallLimits limits) {
    DirectRun<Object> run =
        newRun(work, work.input().apply(input), newKey(), limits, State.RUNNING);
    int place = enter(run);
    try {
      run.execute();
    } finally {
      live.remove(run, place);
    }
    return run.outcome();
  }

  /** Starts a run with an id of its own. */
  public <O> Run<O> start(Work work, @Nullable Object input) {
    DirectRun<O> run = newRun(work, work.input().apply(input), newKey());
    launch(run);
    return run;
  }

  /** Starts a run, or finds the one that was started under the id with the same flow and input. */
  @SuppressWarnings("unchecked")
  public <O> Run<O> start(Work work, String id, @Nullable Object input) {
    Object copy = work.input().apply(input);
    DirectRun<O> fresh = newRun(work, copy, RunKey.named(storeId, id));
    DirectRun<?> known = named.putIfAbsent(id, fresh);
    if (known == null) {
      launch(fresh);
      return fresh;
    }
    if (!known.isOf(work, copy)) {
      throw new SluiceException(
          "RUN_ID_TAKEN",
          "run '" + id + "' was started before, of flow " + known.flow()
              + (known.flow().equals(work.flow()) ? " with another input" : "")
              + "; use another id");
    }
    return (DirectRun<O>) known;
  }

  private <O> DirectRun<O> newRun(Work work, @Nullable Object input, RunKey key) {
    return newRun(work, input, key, work.program().newLimits(work.warnOnly()), State.ACCEPTED);
  }

  private <O> DirectRun<O> newRun(
      Work work, @Nullable Object input, RunKey key, CallLimits limits, State state) {
    Observer observer = listener.isEmpty()
        ? Observer.NONE
        : new ListenerObserver(
            listener.get(), key.runId(), complaint, work.program().isConcurrent());
    DirectStrand root = new DirectStrand(env, observer, limits, key);
    return new DirectRun<>(work, input, root, limits, timers, graceSeconds, state);
  }

  private RunKey newKey() {
    return RunKey.numbered(storeId, count);
  }

  private void launch(DirectRun<?> run) {
    int place = enter(run);
    try {
      workers.startRun(() -> {
        try {
          if (run.accept()) {
            run.execute();
          }
        } finally {
          live.remove(run, place);
        }
      });
    } catch (RejectedExecutionException e) {
      live.remove(run, place);
      throw closed();
    }
  }

  private int enter(DirectRun<?> run) {
    int place = live.add(run);
    if (closed) {
      live.remove(run, place);
      throw closed();
    }
    return place;
  }

  private static SluiceException closed() {
    return new SluiceException("SLUICE_CLOSED", "this Sluice is closed");
  }

  /** Cancels what runs and waits for it, but not for calls that do not give way. */
  @Override
  public void close() {
    closed = true;
    List<DirectRun<?>> runs = live.all();
    runs.forEach(run -> run.stop(StopReason.CLOSED));
    long until = System.nanoTime() + grace.plus(UNWINDING).toNanos();
    for (DirectRun<?> run : runs) {
      run.await(Duration.ofNanos(until - System.nanoTime()));
    }
    timers.close();
    workers.close();
  }
}
