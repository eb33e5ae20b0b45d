package dev.sluice.runtime;

import dev.sluice.runtime.internal.direct.DirectEngine;
import dev.sluice.runtime.internal.direct.Sleeper;
import dev.sluice.runtime.internal.direct.Work;
import dev.sluice.runtime.internal.link.BoundObjects;
import dev.sluice.runtime.internal.link.FlowLinker;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Runs flows in this process. One instance serves any number of threads and runs; a flow is linked when it is first run.
 * Everything thrown is a {@link SluiceException}, apart from errors of the virtual machine.
 */
public final class Sluice implements AutoCloseable {

  private final FlowLinker linker;
  private final DirectEngine engine;
  private final Map<FlowHandle<?, ?>, Work> linked = new ConcurrentHashMap<>();

  private Sluice(Builder builder) {
    this.linker = new FlowLinker(
        builder.objects.copy(),
        builder.models,
        builder.listener.map(listener -> listener.scope()),
        Deployment::lookup);
    this.engine =
        new DirectEngine(builder.parallelism, builder.listener, builder.cancelGrace, Sleeper.REAL);
  }

  public static Builder builder() {
    return new Builder();
  }

  /**
   * Runs a flow on the calling thread. Interrupting that thread while it waits for branches cancels the run; a tool that
   * is interrupted there fails its step, unless it says otherwise. A tool that ignores interruption holds this method
   * up for as long as it takes, whatever time limits there are; {@link #start} ends such a run after
   * {@link Builder#cancelGrace}.
   *
   * @return the flow's result; {@code null} for a flow that returns nothing
   * @throws DeploymentException when the flow cannot be run as deployed; no step was entered
   * @throws BoundaryException when the input does not fit the flow's type; no step was entered
   * @throws StepFailed when a step failed
   * @throws RunCancelled when this {@code Sluice} was closed or the thread interrupted
   * @throws RunTimedOut when the flow's own timeout passed
   */
  @SuppressWarnings({"unchecked", "NullAway", "exports"}) // the O of a flow may be null
  public <I, O> O run(FlowHandle<I, O> flow, @Nullable I input) {
    return (O) engine.run(work(flow), input);
  }

  /** Runs a flow without parameters. */
  public <O> O run(FlowHandle<Void, O> flow) {
    return run(flow, null);
  }

  /** Starts a run under an id that nobody else has. Throws as {@link #run} before the first step. */
  @SuppressWarnings("exports") // the annotation is for tools only
  public <I, O> Run<O> start(FlowHandle<I, O> flow, @Nullable I input) {
    return engine.start(work(flow), input);
  }

  /**
   * Starts a run, or returns the one that was started under this id before. Runs with ids are remembered, with their
   * results, until this {@code Sluice} is closed.
   *
   * @throws SluiceException {@code RUN_ID_TAKEN} when the id belongs to a run of another flow or with another input
   */
  @SuppressWarnings("exports") // the annotation is for tools only
  public <I, O> Run<O> start(FlowHandle<I, O> flow, String runId, @Nullable I input) {
    return engine.start(work(flow), Objects.requireNonNull(runId), input);
  }

  /** Starts a run of a flow without parameters. */
  public <O> Run<O> start(FlowHandle<Void, O> flow) {
    return start(flow, (Void) null);
  }

  private Work work(FlowHandle<?, ?> flow) {
    Work work = linked.get(flow);
    if (work == null) {
      work = linker.link(flow);
      linked.putIfAbsent(flow, work);
    }
    return work;
  }

  /** Cancels what runs and waits for it to end, though not for calls that ignore being interrupted. */
  @Override
  public void close() {
    engine.close();
  }

  /** Collects what flows are run with. Not for several threads at once. */
  public static final class Builder {

    /** Enough for calls that wait; work that needs a processor is not made faster by it. */
    private static final int DEFAULT_PARALLELISM = 64;

    private static final Duration DEFAULT_CANCEL_GRACE = Duration.ofSeconds(5);

    private final BoundObjects objects = new BoundObjects();
    private Optional<ModelCaller> models = Optional.empty();
    private Optional<RunListener> listener = Optional.empty();
    private int parallelism = DEFAULT_PARALLELISM;
    private Duration cancelGrace = DEFAULT_CANCEL_GRACE;

    private Builder() {}

    /**
     * The object that answers the tools (and the reasoners) of an interface or class.
     *
     * @throws SluiceException {@code BINDING_DUPLICATE} when there is one already
     */
    public <T> Builder bind(Class<T> type, T object) {
      objects.add(type, "", Objects.requireNonNull(object, "object"));
      return this;
    }

    /** The object for collaborators with this qualifier. */
    public <T> Builder bind(Class<T> type, String qualifier, T object) {
      objects.add(type, Objects.requireNonNull(qualifier), Objects.requireNonNull(object));
      return this;
    }

    /** Who answers reasoners of interfaces for which no object is bound. */
    public Builder models(ModelCaller caller) {
      models = Optional.of(caller);
      return this;
    }

    /** Who sees what runs do; a later one replaces an earlier one. */
    public Builder listener(RunListener runListener) {
      listener = Optional.of(runListener);
      return this;
    }

    /** How many branches may run at the same time, over all runs; with 1 every run uses its own thread only. */
    public Builder parallelism(int branches) {
      if (branches < 1) {
        throw new IllegalArgumentException("parallelism is at least 1, not " + branches);
      }
      parallelism = branches;
      return this;
    }

    /**
     * How long a cancelled or timed-out run that was {@linkplain Sluice#start started} waits for calls that ignore being
     * interrupted before it ends without them.
     */
    public Builder cancelGrace(Duration time) {
      if (time.isNegative()) {
        throw new IllegalArgumentException("the time is negative: " + time);
      }
      cancelGrace = time;
      return this;
    }

    public Sluice build() {
      return new Sluice(this);
    }
  }
}
