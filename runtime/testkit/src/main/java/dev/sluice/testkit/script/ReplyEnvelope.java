package dev.sluice.testkit.script;

import dev.sluice.ir.Json;
import dev.sluice.runtime.ModelReply;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Reads a scripted model reply: the bare value, or an envelope {@code {"reply": value, "__julep_meta__": attributes}}.
 *
 * <p>A cost counts only when the provider reported it. An envelope says so by {@code "llm.cost.status": "reported"};
 * without one, a number under one of the usual names in the reply is taken for it.
 */
final class ReplyEnvelope {

  private static final String META = "__julep_meta__";
  private static final String REPLY = "reply";
  private static final List<String> COST_NAMES =
      List.of("cost", "costUsd", "cost_usd", "totalCostUsd", "total_cost_usd");
  private static final List<String> COST_PLACES = List.of("usage", "metadata", "meta");

  private ReplyEnvelope() {}

  static ModelReply read(Json reply) {
    if (reply instanceof Json.Obj envelope
        && envelope.get(REPLY).isPresent()
        && envelope.get(META).orElse(Json.NULL) instanceof Json.Obj meta) {
      boolean reported = meta.get("llm.cost.status").equals(Optional.of(Json.of("reported")));
      OptionalDouble cost = reported ? number(meta.get("llm.cost")) : OptionalDouble.empty();
      return new ModelReply(envelope.get(REPLY).get(), cost, meta.members());
    }
    return new ModelReply(reply, costIn(reply), Json.Obj.EMPTY.members());
  }

  private static OptionalDouble costIn(Json reply) {
    if (!(reply instanceof Json.Obj object)) {
      return OptionalDouble.empty();
    }
    OptionalDouble cost = costAt(object);
    for (String place : COST_PLACES) {
      if (cost.isEmpty() && object.get(place).orElse(Json.NULL) instanceof Json.Obj inner) {
        cost = costAt(inner);
      }
    }
    return cost;
  }

  private static OptionalDouble costAt(Json.Obj object) {
    return COST_NAMES.stream()
        .map(name -> number(object.get(name)))
        .filter(OptionalDouble::isPresent)
        .findFirst()
        .orElse(OptionalDouble.empty());
  }

  private static OptionalDouble number(Optional<Json> value) {
    if (value.isPresent() && value.get() instanceof Json.Int number) {
      return OptionalDouble.of(number.value().doubleValue());
    }
    if (value.isPresent() && value.get() instanceof Json.Real number) {
      return OptionalDouble.of(number.value());
    }
    return OptionalDouble.empty();
  }
}
