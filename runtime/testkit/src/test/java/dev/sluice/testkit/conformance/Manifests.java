package dev.sluice.testkit.conformance;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.testkit.FrozenTool;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Reads frozen manifests: execution hash to tool. */
final class Manifests {

  private Manifests() {}

  static Map<String, FrozenTool> read(Json.Obj manifest) {
    Map<String, FrozenTool> tools = new LinkedHashMap<>();
    manifest.members().forEach((hash, tool) -> tools.put(hash, tool((Json.Obj) tool)));
    return tools;
  }

  private static FrozenTool tool(Json.Obj tool) {
    Json.Obj ref = (Json.Obj) tool.get("ref").orElseThrow();
    String key = text(ref, "kind").equals("mcp")
        ? text(ref, "server") + "/" + text(ref, "tool")
        : text(ref, "name");
    Json.Obj contract = (Json.Obj) tool.get("contract").orElseThrow();
    return new FrozenTool(
        key,
        new Contract(
            Contract.Effect.valueOf(text(contract, "effect").toUpperCase(Locale.ROOT)),
            Contract.Idempotency.valueOf(text(contract, "idempotency").toUpperCase(Locale.ROOT)),
            tool.get("asserted").orElse(Json.FALSE).equals(Json.TRUE)));
  }

  private static String text(Json.Obj object, String key) {
    return ((Json.Text) object.get(key).orElseThrow()).value();
  }
}
