package dev.sluice.testkit.conformance;

import dev.sluice.ir.Json;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.StepFailed;
import dev.sluice.runtime.internal.exec.CallLimits;
import dev.sluice.runtime.internal.plain.PlainHandlers;
import dev.sluice.runtime.internal.plain.PlainRunner;
import dev.sluice.runtime.internal.value.PlainJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The interpreter of the runtime, on plain Java values, with all its events observed or none. */
public final class LinkedUnderTest implements InterpreterUnderTest {

  private final int parallelism;
  private final boolean observed;

  /** @param parallelism branches at the same time; with 1 everything happens in order */
  public LinkedUnderTest(int parallelism, boolean observed) {
    this.parallelism = parallelism;
    this.observed = observed;
  }

  @Override
  public String name() {
    return "linked" + (observed ? ", observed" : "") + (parallelism > 1 ? ", parallel" : "");
  }

  @Override
  public Observation run(Request request) {
    List<SeenEvent> events = Collections.synchronizedList(new ArrayList<>());
    List<Double> sleeps = Collections.synchronizedList(new ArrayList<>());
    PlainRunner.Options options = PlainRunner.Options.DEFAULT
        .parallelism(parallelism)
        .sleeper(sleeps::add)
        .limits(request.limits().maxCalls(), request.limits().warnOnly());
    if (observed) {
      options =
          options.listener(RunListener.ofAllNodes(event -> events.add(LinkedEvents.seen(event))));
    }
    try (PlainRunner runner = new PlainRunner(options)) {
      PlainRunner.Linked linked = runner.link(request.flow(), handlers(request));
      CallLimits counters = linked.newCounters();
      Observation.Ending ending = ending(linked, PlainJson.toJava(request.input()), counters);
      Map<String, Json> counts = new LinkedHashMap<>();
      counters.counted().forEach((key, count) -> counts.put(key, Json.of(count)));
      return new Observation(
          ending,
          observed ? Optional.of(List.copyOf(events)) : Optional.empty(),
          Optional.of(List.copyOf(sleeps)),
          Optional.of(new Json.Obj(counts)),
          Optional.of(counters.warnings().stream().map(CallLimits.Warning::tool).toList()));
    } catch (DeploymentException e) {
      return Observation.of(
          e.code().equals("OP_NOT_SUPPORTED")
              ? new Observation.NotBuilt(e.getMessage().lines().findFirst().orElse(""))
              : new Observation.Refused("JulepError", e.getMessage()));
    }
  }

  private static Observation.Ending ending(
      PlainRunner.Linked linked, Object input, CallLimits counters) {
    try {
      return new Observation.Returned(PlainJson.toJson(linked.run(input, counters)));
    } catch (StepFailed e) {
      Throwable cause = LinkedEvents.cause(e);
      if (cause == null) {
        return new Observation.Refused("JulepError", e.getMessage());
      }
      return cause instanceof SluiceException own
          ? new Observation.Refused(LinkedEvents.kind(own.code()), own.getMessage())
          : new Observation.HandlerFailed(cause);
    }
  }

  private static PlainHandlers handlers(Request request) {
    PlainHandlers plain = new PlainHandlers();
    LinkedHandlers.add(request.handlers(), plain);
    request
        .manifest()
        .forEach((hash, tool) ->
            plain.frozen(hash, new PlainHandlers.Frozen(tool.key(), tool.contract())));
    return plain;
  }
}
