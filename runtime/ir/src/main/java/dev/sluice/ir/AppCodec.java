package dev.sluice.ir;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** The wire form of {@link AppConfig}, all but the controller, which a staged plan has as well. */
final class AppCodec {

  private AppCodec() {}

  /** The known members under their first spelling; values are checked only as far as they have to be understood. */
  static Json.Obj document(Fields fields) {
    return new ObjBuilder()
        .put("tools", fields.value("tools"))
        .put("toolAliases", fields.value("toolAliases", "tool_aliases"))
        .put("toolDefs", fields.value("toolDefs", "tool_defs"))
        .put("toolContracts", fields.value("toolContracts", "tool_contracts"))
        .put("subflows", fields.value("subflows"))
        .put("subflowQueues", fields.value("subflowQueues").filter(Truthiness::of))
        .put("budget", fields.value("budget").map(value -> budget(fields.member("budget", value))))
        .put("maxRounds", fields.whole("maxRounds", "max_rounds"))
        .put("ctx", fields.object("ctx").map(AnnCodec::ctx).map(AnnCodec::ctx))
        .putText("summarizer", fields.optionalText("summarizer"))
        .putText("roundNote", fields.optionalText("roundNote", "round_note"))
        .putFlag("nativeTools", fields.flag("nativeTools", "native_tools"))
        .putFlag("requireToolCall", fields.flag("requireToolCall", "require_tool_call"))
        .put("replySchema", fields.value("replySchema", "reply_schema"))
        .put("outputRetries", fields.whole("outputRetries", "output_retries"))
        .build();
  }

  private static Json.Obj budget(Fields fields) {
    Json.Obj budget = budget(new AppConfig.Budget(
        fields.number("cost", "usd"),
        fields.number("tokens"),
        fields.number("wallSeconds", "wall_seconds")));
    fields.finish();
    return budget;
  }

  private static Json.Obj budget(AppConfig.Budget budget) {
    return new ObjBuilder()
        .put("cost", budget.cost())
        .put("tokens", budget.tokens())
        .put("wallSeconds", budget.wallSeconds())
        .build();
  }

  static AppConfig read(String controller, Json.Obj document, JsonPath path) {
    Fields fields = Fields.of(document, path, Fields.Reading.STRICT);
    return new AppConfig(
        controller,
        fields.list(Fields.Entry::text, "tools"),
        fields.map(Fields.Entry::text, "toolAliases"),
        fields.list(entry -> entry.value(), "toolDefs"),
        fields.map(entry -> contract(entry.fields()), "toolContracts"),
        fields.list(Fields.Entry::text, "subflows"),
        fields.map(Fields.Entry::text, "subflowQueues").orElseGet(TreeMap::new),
        fields
            .object("budget")
            .map(b -> new AppConfig.Budget(
                b.number("cost"), b.number("tokens"), b.number("wallSeconds"))),
        fields.integer("maxRounds"),
        fields.object("ctx").map(AnnCodec::ctx),
        fields.optionalText("summarizer"),
        fields.optionalText("roundNote"),
        fields.flag("nativeTools"),
        fields.flag("requireToolCall"),
        fields.value("replySchema"),
        fields.integer("outputRetries"));
  }

  private static Contract contract(Fields fields) {
    Contract contract = new Contract(
        fields.word("effect", Contract.Effect.values(), Contract.Effect::wire),
        fields.word("idempotency", Contract.Idempotency.values(), Contract.Idempotency::wire),
        fields.flag("asserted"));
    fields.finish();
    return contract;
  }

  static Json.Obj write(AppConfig app) {
    return new ObjBuilder()
        .put("tools", app.tools().map(Json::texts))
        .put("toolAliases", app.toolAliases().map(aliases -> object(aliases, Json::of)))
        .put("toolDefs", app.toolDefs().map(Json::of))
        .put(
            "toolContracts",
            app.toolContracts().map(contracts -> object(contracts, AppCodec::contract)))
        .put("subflows", app.subflows().map(Json::texts))
        .put(
            "subflowQueues",
            Optional.of(object(app.subflowQueues(), Json::of)).filter(Truthiness::of))
        .put("budget", app.budget().map(AppCodec::budget))
        .put("maxRounds", app.maxRounds())
        .put("ctx", app.ctx().map(AnnCodec::ctx))
        .putText("summarizer", app.summarizer())
        .putText("roundNote", app.roundNote())
        .putFlag("nativeTools", app.nativeTools())
        .putFlag("requireToolCall", app.requireToolCall())
        .put("replySchema", app.replySchema())
        .put("outputRetries", app.outputRetries())
        .build();
  }

  private static Json.Obj contract(Contract contract) {
    return new ObjBuilder()
        .put("effect", contract.effect().wire())
        .put("idempotency", contract.idempotency().wire())
        .put("asserted", Json.of(contract.asserted()))
        .build();
  }

  private static <V> Json.Obj object(SortedMap<String, V> map, Function<V, ? extends Json> write) {
    ObjBuilder out = new ObjBuilder();
    for (Map.Entry<String, V> entry : map.entrySet()) {
      out.put(entry.getKey(), (Json) write.apply(entry.getValue()));
    }
    return out.build();
  }
}
