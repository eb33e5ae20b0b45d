package dev.sluice.testkit.conformance;

import dev.sluice.ir.Json;
import dev.sluice.runtime.ModelReply;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.internal.plain.PlainHandlers;
import dev.sluice.runtime.internal.plain.PlainReply;
import dev.sluice.runtime.internal.value.PlainJson;
import dev.sluice.testkit.Handlers;
import dev.sluice.testkit.script.ScriptedFailure;
import java.util.LinkedHashMap;
import java.util.Map;

/** Handlers over JSON as handlers over plain values. */
final class LinkedHandlers {

  private LinkedHandlers() {}

  static void add(Handlers handlers, PlainHandlers plain) {
    handlers
        .tools()
        .forEach((key, tool) -> plain.tool(key, input -> {
          try {
            return PlainJson.toJava(tool.call(PlainJson.toJson(input)));
          } catch (ScriptedFailure e) {
            throw translated(e);
          }
        }));
    handlers
        .reasoners()
        .forEach((id, reasoner) -> plain.reasoner(id, input -> {
          try {
            return reply(reasoner.ask(PlainJson.toJson(input)));
          } catch (ScriptedFailure e) {
            throw translated(e);
          }
        }));
    handlers.subs().forEach(plain::sub);
    handlers
        .pures()
        .forEach((id, pure) -> plain.pure(
            id, (input, args) -> PlainJson.toJava(pure.apply(PlainJson.toJson(input), args))));
  }

  private static PlainReply reply(ModelReply reply) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    reply.attributes().forEach((name, value) -> attributes.put(name, PlainJson.toJava(value)));
    return new PlainReply(PlainJson.toJava(reply.value()), reply.cost(), attributes);
  }

  /** Scripts that stand in for the system's own refusals raise what the runtime knows as such. */
  private static RuntimeException translated(ScriptedFailure failure) {
    if (!failure.isOwn()) {
      return failure;
    }
    String code =
        failure.type().equals("CapabilityDenied") ? "CAP_TOOL_DENIED_RUNTIME" : "REFUSED_BY_SCRIPT";
    return new SluiceException(code, failure.getMessage());
  }

  /** Objects as JSON objects, for attributes of events. */
  static Json.Obj object(Map<String, Object> attributes) {
    return (Json.Obj) PlainJson.toJson(attributes);
  }
}
