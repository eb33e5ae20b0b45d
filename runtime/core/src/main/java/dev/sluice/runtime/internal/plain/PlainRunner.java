package dev.sluice.runtime.internal.plain;

import dev.sluice.ir.Node;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.internal.direct.DirectEngine;
import dev.sluice.runtime.internal.direct.Sleeper;
import dev.sluice.runtime.internal.direct.Work;
import dev.sluice.runtime.internal.exec.CallLimits;
import dev.sluice.runtime.internal.exec.Program;
import dev.sluice.runtime.internal.exec.Values;
import dev.sluice.runtime.internal.link.LinkSpec;
import dev.sluice.runtime.internal.link.Linker;
import dev.sluice.runtime.internal.std.Records;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.lang.invoke.MethodHandles;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs any program on the linked interpreter with handlers by name over plain values, without companions. For tests of
 * the runtime: conformance cases, random programs.
 */
public final class PlainRunner implements AutoCloseable {

  private final DirectEngine engine;
  private final Options options;

  /**
   * @param listener what sees events; its scope decides which
   * @param sleeper what waits between attempts
   * @param maxCalls most calls per run, by tool key
   * @param warnOnly true when calls beyond a limit are noted instead of refused
   */
  public record Options(
      Optional<RunListener> listener,
      Sleeper sleeper,
      int parallelism,
      Map<String, Integer> maxCalls,
      boolean warnOnly,
      MethodHandles.Lookup lookup) {

    public static final Options DEFAULT = new Options(
        Optional.empty(), Sleeper.REAL, 16, Map.of(), false, MethodHandles.publicLookup());

    public Options listener(RunListener to) {
      return new Options(Optional.of(to), sleeper, parallelism, maxCalls, warnOnly, lookup);
    }

    public Options sleeper(Sleeper with) {
      return new Options(listener, with, parallelism, maxCalls, warnOnly, lookup);
    }

    public Options parallelism(int branches) {
      return new Options(listener, sleeper, branches, maxCalls, warnOnly, lookup);
    }

    public Options limits(Map<String, Integer> most, boolean onlyWarn) {
      return new Options(listener, sleeper, parallelism, Map.copyOf(most), onlyWarn, lookup);
    }

    /** Rights for the records and enums of expressions. */
    public Options lookup(MethodHandles.Lookup rights) {
      return new Options(listener, sleeper, parallelism, maxCalls, warnOnly, rights);
    }
  }

  /** A linked program. */
  public final class Linked {
    private final Work work;

    private Linked(Work work) {
      this.work = work;
    }

    /**
     * Runs once on the calling thread.
     *
     * @throws dev.sluice.runtime.StepFailed when a step failed; the cause is a {@code SluiceException} when the failure
     *     is one of the runtime's own
     */
    public @Nullable Object run(@Nullable Object input) {
      return engine.run(work, input);
    }

    /** Runs once with counters that can be read afterwards, whatever the run ended with. */
    public @Nullable Object run(@Nullable Object input, CallLimits counters) {
      return engine.run(work, input, counters);
    }

    public CallLimits newCounters() {
      return work.program().newLimits(options.warnOnly());
    }
  }

  public PlainRunner(Options options) {
    this.options = options;
    this.engine = new DirectEngine(
        options.parallelism(), options.listener(), Duration.ofSeconds(5), options.sleeper());
  }

  /** @throws dev.sluice.runtime.DeploymentException {@code OP_NOT_SUPPORTED}, naming the operation */
  public Linked link(Node root, PlainHandlers handlers) {
    return new Linked(new Work(
        root.id(),
        program(root, handlers),
        Values.AS_IS,
        Values.AS_IS,
        Double.NaN,
        options.warnOnly()));
  }

  private Program program(Node root, PlainHandlers handlers) {
    return Linker.link(new LinkSpec(
        root,
        "",
        new PlainResolver(handlers, child -> program(child, handlers)),
        new PlainRules(),
        Records.NONE,
        TypeAccess.of(options.lookup()),
        options.listener().map(RunListener::scope),
        options.maxCalls(),
        node -> Optional.empty()));
  }

  @Override
  public void close() {
    engine.close();
  }
}
