package dev.sluice.testkit.conformance;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.IrException;
import dev.sluice.ir.IrReader;
import dev.sluice.ir.Json;
import dev.sluice.testkit.Handlers;
import dev.sluice.testkit.JsonValues;
import dev.sluice.testkit.naive.CallLimits;
import dev.sluice.testkit.script.CallLog;
import dev.sluice.testkit.script.Script;
import dev.sluice.testkit.script.ScriptedHandlers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** One case of the category {@code interpret}, run on one interpreter. */
final class InterpretCase {

  /** What a case whose result is marked as a defect of the reference should give instead. */
  private static final Map<String, Json> INTENDED = Map.of(
      // A group in a group keeps its reducer; the reference flattens it and drops the reducer.
      "par_reducer_inner_flattened", Json.of(List.of(Json.of(13), Json.of(101))));

  private final String name;
  private final Json.Obj in;
  private final Json.Obj out;
  private final CallLog log = new CallLog();
  private final List<String> problems = new ArrayList<>();

  InterpretCase(Vectors.Case vector) {
    this.name = vector.name();
    this.in = vector.in();
    this.out = vector.out();
  }

  /** The ending, and what differs from the reference in {@link #problems()}. */
  Observation.Ending run(InterpreterUnderTest interpreter, Script.Delay delay) {
    Observation seen = observe(interpreter, delay);
    if (seen.ending() instanceof Observation.NotBuilt) {
      return seen.ending();
    }
    if (INTENDED.containsKey(name)) {
      Expectation.value(INTENDED.get(name)).check(seen.ending()).ifPresent(problems::add);
      return seen.ending();
    }
    Expectation.of(out).check(seen.ending()).ifPresent(problems::add);
    seen.sleeps()
        .ifPresent(
            sleeps -> compare("sleeps", sleeps.stream().<Json>map(Json::of).toList()));
    seen.callCounts().ifPresent(counts -> compare("callCounts", counts));
    seen.overLimit().ifPresent(this::compareWarnings);
    compareCalls();
    seen.events().ifPresent(this::compareEvents);
    return seen.ending();
  }

  List<String> problems() {
    return problems;
  }

  private Observation observe(InterpreterUnderTest interpreter, Script.Delay delay) {
    try {
      return interpreter.run(new Request(
          IrReader.read(object(in, "flow")),
          in.get("input").orElseThrow(),
          handlers(delay),
          Manifests.read(object(in, "manifest")),
          limits()));
    } catch (IrException e) {
      return Observation.of(refused(e));
    }
  }

  /** A document that is no program is refused before it runs; the reference finds out while running. */
  private Observation.Ending refused(IrException refusal) {
    boolean racing = in.get("kind").equals(Optional.of(Json.of("racing")));
    return racing
        ? new Observation.NotBuilt("race groups; reading says " + refusal.getMessage())
        : new Observation.Refused("JulepError", refusal.getMessage());
  }

  /** The reference answers a gate without handler by itself; here that is the handlers' business. */
  private Handlers handlers(Script.Delay delay) {
    Handlers scripted = ScriptedHandlers.read(in, log, delay);
    return scripted.gate().isPresent()
        ? scripted
        : new Handlers(
            scripted.tools(),
            scripted.reasoners(),
            scripted.pures(),
            scripted.subs(),
            Optional.of(view -> Json.Obj.of("approved", Json.TRUE, "input", view)));
  }

  private CallLimits limits() {
    Map<String, Integer> limits = new LinkedHashMap<>();
    object(in, "maxCalls")
        .members()
        .forEach((key, limit) -> limits.put(key, ((Json.Int) limit).value().intValueExact()));
    return new CallLimits(limits, in.get("mode").equals(Optional.of(Json.of("dev"))));
  }

  private void compareWarnings(List<String> overLimit) {
    compare(
        "devWarnings",
        overLimit.stream()
            .<Json>map(key -> Json.Obj.of(
                "code",
                Json.of("CAP_TOOL_DENIED_RUNTIME"),
                "tool",
                Json.of(key),
                "limit",
                object(in, "maxCalls").get(key).orElseThrow()))
            .toList());
  }

  private void compareCalls() {
    List<Json> calls = log.calls().stream()
        .<Json>map(call -> Json.Obj.of("name", Json.of(call.name()), "input", call.input()))
        .toList();
    compare("handlerCalls", calls, isConcurrent() ? Bags::sorted : Function.identity());
  }

  private void compareEvents(List<SeenEvent> events) {
    if (isConcurrent()) {
      compare("pomset", SeenEvent.unordered(events), Bags::sorted);
    } else {
      compare(
          "events",
          SeenEvent.numbered(events),
          list -> list.stream().map(InterpretCase::comparable).toList());
    }
    Map<String, Json> costs = new LinkedHashMap<>();
    for (SeenEvent event : events) {
      event
          .cost()
          .ifPresent(cost -> costs.merge(
              event.shape().orElseThrow(),
              Json.of(cost),
              (a, b) -> Json.of(((Json.Real) a).value() + ((Json.Real) b).value())));
    }
    compare("costByShape", new Json.Obj(costs));
  }

  private boolean isConcurrent() {
    return out.get("concurrent").equals(Optional.of(Json.TRUE));
  }

  private void compare(String what, List<Json> seen) {
    compare(what, seen, Function.identity());
  }

  private void compare(String what, List<Json> seen, Function<List<Json>, List<Json>> form) {
    List<Json> wanted = ((Json.Arr) out.get(what).orElse(Json.of(List.of()))).items();
    compare(
        what,
        Json.of(form.apply(wanted.stream().map(InterpretCase::comparable).toList())),
        Json.of(form.apply(seen)));
  }

  private void compare(String what, Json.Obj seen) {
    compare(what, out.get(what).orElse(Json.Obj.EMPTY), seen);
  }

  private void compare(String what, Json wanted, Json seen) {
    if (!JsonValues.same(wanted, seen)) {
      problems.add(
          what + " wanted " + CanonicalJson.text(wanted) + " but was " + CanonicalJson.text(seen));
    }
  }

  /** The text of a foreign error is not compared, only whether it is one. */
  private static Json comparable(Json event) {
    if (!(event instanceof Json.Obj object)
        || !(object.get("error").orElse(Json.NULL) instanceof Json.Text error)) {
      return event;
    }
    Map<String, Json> members = new LinkedHashMap<>(object.members());
    members.put(
        "error",
        Json.of(error.value().equals("framework-error") ? "framework-error" : "host-error"));
    return new Json.Obj(members);
  }

  private static Json.Obj object(Json.Obj object, String key) {
    return (Json.Obj) object.get(key).orElse(Json.Obj.EMPTY);
  }
}
