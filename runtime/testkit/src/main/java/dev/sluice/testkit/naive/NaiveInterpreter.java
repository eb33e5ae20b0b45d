package dev.sluice.testkit.naive;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.testkit.FrozenTool;
import dev.sluice.testkit.Handlers;
import java.util.List;
import java.util.Map;

/**
 * Runs a flow on JSON values with handlers by name. Branches and items run one after the other in their order; the
 * first failure ends the run, and what stands after it does not start. It reads no clock: sleeps are noted, timeouts
 * of steps have no effect.
 *
 * <p>Built are {@code ident arr seq each alt iter_up_to}, {@code par} of kind {@code all}, and the effects call, think,
 * human gate, sleep and sub; every other operation fails with {@link InterpreterFailure.Code#NOT_BUILT} when it is reached.
 * It recurses, so the depth of a flow is limited by the stack: some thousand steps in a row with the usual one.
 */
public final class NaiveInterpreter {

  private final Handlers handlers;
  private final Map<String, FrozenTool> manifest;
  private final CallLimits limits;

  public NaiveInterpreter(Handlers handlers) {
    this(handlers, Map.of(), CallLimits.NONE);
  }

  /** @param manifest what frozen calls are bound to, by execution hash; calls without hash count as not asserted */
  public NaiveInterpreter(Handlers handlers, Map<String, FrozenTool> manifest, CallLimits limits) {
    this.handlers = handlers;
    this.manifest = Map.copyOf(manifest);
    this.limits = limits;
  }

  /** Runs once. Failures of handlers are part of the result; an {@link Error} is passed on. */
  public NaiveResult run(Node flow, Json input) {
    Trace trace = new Trace(flow);
    CallCounter counter = new CallCounter(limits);
    Effects effects = new Effects(handlers, manifest, counter);
    Pures pures = new Pures(handlers.pures());
    NaiveResult.Outcome outcome;
    try {
      outcome = new NaiveResult.Outcome.Value(new Interpretation(trace, effects, pures)
          .activate(flow, input, List.of(), "")
          .value());
    } catch (ActivationFailed failed) {
      outcome = new NaiveResult.Outcome.Failure(failed.failure());
    }
    return new NaiveResult(
        outcome, trace.events(), effects.sleeps(), counter.counts(), counter.overLimit());
  }
}
