package dev.sluice.testkit.conformance;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.testkit.FrozenTool;
import dev.sluice.testkit.Handlers;
import dev.sluice.testkit.naive.CallLimits;
import java.util.Map;

/** One run, as every interpreter can be asked for it. */
public record Request(
    Node flow, Json input, Handlers handlers, Map<String, FrozenTool> manifest, CallLimits limits) {

  static Request of(Node flow, Json input, Handlers handlers) {
    return new Request(flow, input, handlers, Map.of(), CallLimits.NONE);
  }
}
