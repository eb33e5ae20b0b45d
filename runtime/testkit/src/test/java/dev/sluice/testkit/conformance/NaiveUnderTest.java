package dev.sluice.testkit.conformance;

import dev.sluice.ir.Json;
import dev.sluice.testkit.Handlers;
import dev.sluice.testkit.ReasonerHandler;
import dev.sluice.testkit.ToolHandler;
import dev.sluice.testkit.naive.InterpreterFailure;
import dev.sluice.testkit.naive.InterpreterFailure.Code;
import dev.sluice.testkit.naive.NaiveInterpreter;
import dev.sluice.testkit.naive.NaiveResult;
import dev.sluice.testkit.naive.TraceEvent;
import dev.sluice.testkit.script.ScriptedFailure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

public final class NaiveUnderTest implements InterpreterUnderTest {

  @Override
  public String name() {
    return "naive";
  }

  @Override
  public Observation run(Request request) {
    NaiveResult result = new NaiveInterpreter(
            withOwnFailures(request.handlers()), request.manifest(), request.limits())
        .run(request.flow(), request.input());
    Map<String, Json> counts = new LinkedHashMap<>();
    result.callCounts().forEach((key, count) -> counts.put(key, Json.of(count)));
    return new Observation(
        ending(result.outcome()),
        Optional.of(result.events().stream().map(NaiveUnderTest::seen).toList()),
        Optional.of(result.sleeps()),
        Optional.of(new Json.Obj(counts)),
        Optional.of(result.overLimit()));
  }

  private static Observation.Ending ending(NaiveResult.Outcome outcome) {
    if (outcome instanceof NaiveResult.Outcome.Value value) {
      return new Observation.Returned(value.value());
    }
    Exception failure = ((NaiveResult.Outcome.Failure) outcome).failure();
    if (!(failure instanceof InterpreterFailure own)) {
      return new Observation.HandlerFailed(failure);
    }
    return own.code() == Code.NOT_BUILT
        ? new Observation.NotBuilt(own.getMessage())
        : new Observation.Refused(kind(own.code()), own.getMessage());
  }

  private static String kind(Code code) {
    switch (code) {
      case CAPABILITY_DENIED:
        return "CapabilityDenied";
      case NOT_FROZEN:
        return "FreezeError";
      case NO_HANDLER:
        return "KeyError";
      default:
        return "JulepError";
    }
  }

  private static SeenEvent seen(TraceEvent event) {
    List<SeenEvent.Cause> causes = event.causes().stream()
        .map(ref -> new SeenEvent.Cause(type(ref.kind()), ref.activation(), ref.node()))
        .toList();
    if (event instanceof TraceEvent.Did did) {
      return new SeenEvent(
          "Did",
          did.activation(),
          did.node(),
          causes,
          Optional.of(did.shape().wire()),
          Optional.of(did.value()),
          did.cost(),
          did.attrs(),
          Optional.empty());
    }
    return new SeenEvent(
        event instanceof TraceEvent.Planned ? "Planned" : "Failed",
        event.activation(),
        event.node(),
        causes,
        event instanceof TraceEvent.Planned planned
            ? Optional.of(planned.shape().wire())
            : Optional.empty(),
        Optional.empty(),
        OptionalDouble.empty(),
        Json.Obj.EMPTY,
        event instanceof TraceEvent.Failed failed
            ? Optional.of(error(failed.failure()))
            : Optional.empty());
  }

  private static String type(TraceEvent.Kind kind) {
    return kind == TraceEvent.Kind.PLANNED
        ? "Planned"
        : kind == TraceEvent.Kind.DID ? "Did" : "Failed";
  }

  /** The reference counts a missing handler among the errors of the host. */
  private static String error(Exception failure) {
    return failure instanceof InterpreterFailure own && own.code() != Code.NO_HANDLER
        ? "framework-error"
        : "host-error";
  }

  /** Scripts that stand in for the system's own refusals raise what this interpreter knows as such. */
  private static Handlers withOwnFailures(Handlers handlers) {
    Handlers.Builder out = Handlers.builder();
    handlers.tools().forEach((name, tool) -> out.tool(name, ownTool(tool)));
    handlers.reasoners().forEach((name, reasoner) -> out.reasoner(name, ownReasoner(reasoner)));
    handlers.pures().forEach(out::pure);
    handlers.subs().forEach(out::sub);
    handlers.gate().ifPresent(gate -> out.gate(ownTool(gate)));
    return out.build();
  }

  private static ToolHandler ownTool(ToolHandler handler) {
    return input -> {
      try {
        return handler.call(input);
      } catch (ScriptedFailure e) {
        throw translated(e);
      }
    };
  }

  private static ReasonerHandler ownReasoner(ReasonerHandler handler) {
    return input -> {
      try {
        return handler.ask(input);
      } catch (ScriptedFailure e) {
        throw translated(e);
      }
    };
  }

  private static RuntimeException translated(ScriptedFailure failure) {
    if (!failure.isOwn()) {
      return failure;
    }
    return new InterpreterFailure(
        failure.type().equals("CapabilityDenied") ? Code.CAPABILITY_DENIED : Code.OTHER,
        failure.getMessage());
  }
}
