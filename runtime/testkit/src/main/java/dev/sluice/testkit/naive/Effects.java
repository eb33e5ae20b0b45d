package dev.sluice.testkit.naive;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.Reserved;
import dev.sluice.ir.Step;
import dev.sluice.ir.ToolRef;
import dev.sluice.runtime.ModelReply;
import dev.sluice.testkit.FrozenTool;
import dev.sluice.testkit.Handlers;
import dev.sluice.testkit.ReasonerHandler;
import dev.sluice.testkit.ToolHandler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The effects: calls of tools and models, gates, sleeps. */
final class Effects {

  private static final double TOOL_COST = 1;

  private final Handlers handlers;
  private final Map<String, FrozenTool> manifest;
  private final CallCounter counter;
  private final List<Double> sleeps = new ArrayList<>();

  Effects(Handlers handlers, Map<String, FrozenTool> manifest, CallCounter counter) {
    this.handlers = handlers;
    this.manifest = manifest;
    this.counter = counter;
  }

  List<Double> sleeps() {
    return sleeps;
  }

  Result perform(Node.Prim node, Json input) {
    if (node.step() instanceof Step.Think think) {
      return think(think, input);
    }
    if (node.step() instanceof Step.Call call) {
      return call.tool() instanceof ToolRef.Native named && Reserved.ALL.contains(named.name())
          ? reserved(named.name(), node, input)
          : Result.of(call(call, node, input), TOOL_COST);
    }
    throw new IllegalStateException("child runs are not performed here");
  }

  /** The program of a child run. */
  Node child(String ref) {
    return found(Optional.ofNullable(handlers.subs().get(ref)), "sub '" + ref + "'");
  }

  private Result reserved(String name, Node.Prim node, Json input) {
    switch (name) {
      case Reserved.HUMAN_GATE:
        return Result.of(attempt(found(handlers.gate(), "human gate"), input), TOOL_COST);
      case Reserved.SLEEP:
        sleeps.add(node.ann().timeoutSeconds().orElse(0));
        return Result.of(input, TOOL_COST);
      default:
        throw Activation.notBuilt(name);
    }
  }

  private Json call(Step.Call call, Node.Prim node, Json input) {
    FrozenTool tool = call.frozenHash()
        .map(hash -> frozen(hash, node))
        .orElseGet(() -> new FrozenTool(call.tool().key(), Contract.CONSERVATIVE));
    counter.charge(tool.key());
    ToolHandler handler =
        found(Optional.ofNullable(handlers.tools().get(tool.key())), "tool '" + tool.key() + "'");
    int attempts = tool.contract().repeatable() ? node.ann().attempts().orElse(1) : 1;
    return attempts(handler, input, attempts, node.ann());
  }

  private FrozenTool frozen(String hash, Node.Prim node) {
    FrozenTool tool = manifest.get(hash);
    if (tool == null) {
      throw new InterpreterFailure(
          InterpreterFailure.Code.NOT_FROZEN,
          "node '" + node.id() + "' bound to " + hash + " which is not in the manifest");
    }
    return tool;
  }

  /** The interval before a retry grows by the rate, and never shrinks. */
  private Json attempts(ToolHandler handler, Json input, int attempts, Ann ann) {
    double interval = ann.retryIntervalSeconds().orElse(0);
    double rate = Math.max(1, ann.backoff().orElse(1));
    for (int left = attempts - 1; left > 0; left--) {
      try {
        return attempt(handler, input);
      } catch (HandlerFailed e) {
        if (interval > 0) {
          sleeps.add(interval);
        }
        interval *= rate;
      }
    }
    return attempt(handler, input);
  }

  private static Json attempt(ToolHandler handler, Json input) {
    try {
      return handler.call(input);
    } catch (InterpreterFailure e) {
      throw e;
    } catch (Exception e) {
      throw new HandlerFailed(e);
    }
  }

  private Result think(Step.Think think, Json input) {
    ReasonerHandler handler = found(
        Optional.ofNullable(handlers.reasoners().get(think.reasoner())),
        "reasoner '" + think.reasoner() + "'");
    try {
      ModelReply reply = handler.ask(input);
      return new Result(reply.value(), reply.cost(), attrs(reply));
    } catch (InterpreterFailure e) {
      throw e;
    } catch (Exception e) {
      throw new HandlerFailed(e);
    }
  }

  private static Json.Obj attrs(ModelReply reply) {
    Map<String, Json> attrs = new LinkedHashMap<>(reply.attributes());
    if (reply.cost().isPresent()) {
      attrs.put("llm.cost.status", Json.of("reported"));
      attrs.putIfAbsent("llm.cost", Json.of(reply.cost().getAsDouble()));
    } else {
      attrs.putIfAbsent("llm.cost.status", Json.of("unknown"));
    }
    return new Json.Obj(attrs);
  }

  private static <T> T found(Optional<T> handler, String what) {
    return handler.orElseThrow(
        () -> new InterpreterFailure(InterpreterFailure.Code.NO_HANDLER, "no handler for " + what));
  }
}
