package dev.sluice.testkit.differential;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.testkit.FrozenTool;
import dev.sluice.testkit.Handlers;
import dev.sluice.testkit.ToolHandler;
import dev.sluice.testkit.script.CallLog;
import dev.sluice.testkit.script.Script;
import dev.sluice.testkit.script.ScriptedHandlers;
import java.util.LinkedHashMap;
import java.util.Map;

/** The tools, reasoners and pures that random programs use. */
final class Vocabulary {

  /** Of the frozen calls of {@code t.flaky}; a read, so it may be retried. */
  static final String FLAKY_HASH = "sha256:flaky";

  private static final Json.Obj SECTIONS = (Json.Obj) JsonParser.parse("""
      {"tools": {
         "t.echo": {"do": "echo"},
         "t.wrap": {"do": "wrap", "key": "t"},
         "t.inc": {"do": "add", "n": 1},
         "s/inc": {"do": "add", "n": 10},
         "t.odd": {"do": "table", "else": {"do": "add", "n": 2},
                   "rows": [{"in": 3, "then": {"do": "raise", "type": "RuntimeError", "message": "three"}}]},
         "t.fail": {"do": "raise", "type": "ValueError", "message": "boom"},
         "t.flaky": {"do": "script", "steps": [
            {"do": "raise", "type": "RuntimeError", "message": "first"}, {"do": "wrap", "key": "f"}]}},
       "reasoners": {
         "r.wrap": {"do": "wrap", "key": "r"},
         "r.list": {"do": "list"}},
       "pures": {
         "p.inc": {"do": "add", "n": 1},
         "p.big": {"do": "gt", "n": 1},
         "p.null": {"do": "eq", "value": null},
         "p.zero": {"do": "eq", "value": 0},
         "p.echo": {"do": "echo"},
         "p.list": {"do": "list"},
         "p.args": {"do": "args"},
         "p.len": {"do": "len"},
         "p.first": {"do": "first"},
         "p.fail": {"do": "raise", "type": "ValueError", "message": "impure"}}}
      """);

  private Vocabulary() {}

  /** New ones for each run, since {@code t.flaky} counts its calls. */
  static Handlers handlers(CallLog log) {
    return ScriptedHandlers.read(SECTIONS, log, Script.Delay.NONE);
  }

  /** The same without {@code t.flaky}: which of several calls comes first, and so fails, is a matter of timing. */
  static Handlers steadyHandlers(CallLog log) {
    Handlers all = handlers(log);
    Map<String, ToolHandler> tools = new LinkedHashMap<>(all.tools());
    tools.put("t.flaky", tools.get("t.wrap"));
    return new Handlers(tools, all.reasoners(), all.pures(), all.subs(), all.gate());
  }

  static Map<String, FrozenTool> manifest() {
    Contract contract = new Contract(Contract.Effect.READ, Contract.Idempotency.NONE, true);
    return Map.of(FLAKY_HASH, new FrozenTool("t.flaky", contract));
  }
}
