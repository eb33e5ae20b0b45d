package dev.sluice.ir.graph;

import dev.sluice.ir.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The handlers of a vector: small expressions over the input, and the functions that all vectors share. */
final class ScriptedCalls implements Calls {

  private final Json.Obj handlers;

  ScriptedCalls(Json.Obj handlers) {
    this.handlers = handlers;
  }

  @Override
  public Json tool(String key, Json input) {
    return apply(get(get(handlers, "tools"), key), input);
  }

  @Override
  public Json think(String reasoner, Json input) {
    return apply(get(get(handlers, "reasoners"), reasoner), input);
  }

  @Override
  public Json pure(String name, Optional<Json.Obj> args, Json input) {
    switch (name) {
      case "t.truthy":
        return get(input, "ok");
      case "t.kind":
        return get(input, "kind");
      case "t.tag":
        return with(input, "tagged", Json.TRUE);
      case "t.wrap":
        return Json.Obj.of("wrapped", input);
      case "t.len":
        return Json.of(((Json.Arr) input).items().size());
      case "t.field":
        return get(get(input, "__input__"), "ok");
      case "t.fieldkind":
        return get(get(input, "__input__"), "kind");
      case "t.aok":
        return get(get(input, "a"), "ok");
      case "t.akind":
        return get(get(input, "a"), "kind");
      default:
        throw new UnsupportedOperationException(name);
    }
  }

  private static Json apply(Json handler, Json input) {
    switch (text(handler, "do")) {
      case "echo":
        return input;
      case "const":
        return get(handler, "value");
      case "wrap":
        return new Json.Obj(Map.of(text(handler, "key"), input));
      case "set":
        return with(input, text(handler, "key"), get(handler, "value"));
      case "list":
        return Json.of(List.of(input));
      case "compose":
        Json value = input;
        for (Json step : ((Json.Arr) get(handler, "steps")).items()) {
          value = apply(step, value);
        }
        return value;
      default:
        throw new UnsupportedOperationException(text(handler, "do"));
    }
  }

  private static Json get(Json object, String key) {
    return ((Json.Obj) object)
        .get(key)
        .orElseThrow(() -> new IllegalStateException("no member " + key));
  }

  private static String text(Json object, String key) {
    return ((Json.Text) get(object, key)).value();
  }

  private static Json with(Json object, String key, Json value) {
    Map<String, Json> members = new LinkedHashMap<>(((Json.Obj) object).members());
    members.put(key, value);
    return new Json.Obj(members);
  }
}
