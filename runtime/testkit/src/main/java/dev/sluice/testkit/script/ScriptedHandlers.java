package dev.sluice.testkit.script;

import dev.sluice.ir.Json;
import dev.sluice.testkit.Handlers;
import java.util.Map;
import java.util.Optional;

/**
 * Handlers read from JSON sections: {@code tools}, {@code reasoners} and {@code pures}, each name to {@link Script}, and
 * {@code gate}, one script. Calls are logged, those of pures are not.
 */
public final class ScriptedHandlers {

  private ScriptedHandlers() {}

  /** @throws IllegalArgumentException if an expression is not a script */
  public static Handlers read(Json.Obj sections, CallLog log, Script.Delay delay) {
    Handlers.Builder handlers = Handlers.builder();
    section(sections, "tools").forEach((name, expression) -> {
      Script script = Script.read(expression, delay);
      handlers.tool(name, input -> logged(script, "tools:" + name, input, log));
    });
    section(sections, "reasoners").forEach((name, expression) -> {
      Script script = Script.read(expression, delay);
      handlers.reasoner(
          name, input -> ReplyEnvelope.read(logged(script, "reasoners:" + name, input, log)));
    });
    section(sections, "pures")
        .forEach((name, expression) -> handlers.pure(name, Script.read(expression, delay)::run));
    sections.get("gate").ifPresent(expression -> {
      Script script = Script.read(expression, delay);
      handlers.gate(input -> logged(script, "gate", input, log));
    });
    return handlers.build();
  }

  private static Json logged(Script script, String name, Json input, CallLog log) {
    log.add(name, input);
    return script.run(input, Optional.empty());
  }

  private static Map<String, Json> section(Json.Obj sections, String name) {
    return sections.get(name).orElse(Json.Obj.EMPTY) instanceof Json.Obj section
        ? section.members()
        : Map.of();
  }
}
