package dev.sluice.runtime.internal.plain;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.internal.exec.Callee;
import dev.sluice.runtime.internal.exec.Child;
import dev.sluice.runtime.internal.exec.LinkedChild;
import dev.sluice.runtime.internal.exec.Program;
import dev.sluice.runtime.internal.exec.Reply;
import dev.sluice.runtime.internal.exec.Values;
import dev.sluice.runtime.internal.link.Param;
import dev.sluice.runtime.internal.link.Resolver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds handlers by name. What is not there fails when it is reached, as programs of the reference system do. */
final class PlainResolver implements Resolver {

  private static final List<Param> WHOLE = List.of(Param.plain("value"));

  private final PlainHandlers handlers;
  private final Function<Node, Program> linker;
  private final Map<String, Callee> tools = new HashMap<>();

  /** @param linker links the program of a child run */
  PlainResolver(PlainHandlers handlers, Function<Node, Program> linker) {
    this.handlers = handlers;
    this.linker = linker;
  }

  @Override
  public boolean hasPure(String id) {
    return handlers.pures.containsKey(id);
  }

  @Override
  public PureBinding pure(String id, Optional<Json.Obj> args) {
    PlainHandlers.Pure handler = handlers.pures.get(id);
    return new PureBinding(
        WHOLE,
        handler == null
            ? missing("pure", id)
            : Callee.of((none, values) -> handler.apply(values[0], args)));
  }

  @Override
  public ToolBinding tool(Step.Call call, String nodeId) {
    String literal = call.tool().key();
    PlainHandlers.Frozen tool = call.frozenHash().isPresent()
        ? handlers.manifest.get(call.frozenHash().get())
        : new PlainHandlers.Frozen(
            literal, handlers.contracts.getOrDefault(literal, Contract.CONSERVATIVE));
    if (tool == null) {
      String hash = call.frozenHash().orElseThrow();
      return binding(
          "", Contract.CONSERVATIVE, Callee.of((none, values) -> notFrozen(nodeId, hash)));
    }
    return binding(tool.key(), tool.contract(), tools.computeIfAbsent(tool.key(), this::tool));
  }

  private Callee tool(String key) {
    PlainHandlers.Handler handler = handlers.tools.get(key);
    return handler == null
        ? missing("tool", key)
        : Callee.of((none, values) -> handler.apply(values[0]));
  }

  private static ToolBinding binding(String key, Contract contract, Callee callee) {
    return new ToolBinding(key, contract, WHOLE, callee, "", Values.AS_IS);
  }

  private static Object notFrozen(String nodeId, String hash) {
    throw new SluiceException(
        "NOT_FROZEN", "node '" + nodeId + "' bound to " + hash + " which is not in the manifest");
  }

  @Override
  public ReasonerBinding reasoner(String id, String nodeId) {
    PlainHandlers.Reasoner handler = handlers.reasoners.get(id);
    return new ReasonerBinding(
        id,
        Contract.CONSERVATIVE,
        WHOLE,
        values -> {
          PlainReply reply = handler == null ? absent("reasoner", id) : handler.ask(values[0]);
          return new Reply(reply.value(), reply.cost(), reply.attributes());
        },
        "");
  }

  @Override
  public SubBinding sub(Step.Sub call, String nodeId) {
    Node root = handlers.subs.get(call.ref());
    if (root == null) {
      Child missing = (site, at, frame, args) -> absent("sub", call.ref());
      return new SubBinding(WHOLE, missing, "", false);
    }
    Program program = linker.apply(root);
    Child child = new LinkedChild(program, args -> args[0], Values.AS_IS, Double.NaN);
    return new SubBinding(WHOLE, child, "", program.isConcurrent());
  }

  private static Callee missing(String kind, String name) {
    return Callee.of((none, values) -> absent(kind, name));
  }

  @SuppressWarnings("TypeParameterUnusedInFormals") // it returns nothing, wherever it is called
  private static <T> T absent(String kind, String name) {
    throw new SluiceException("NO_HANDLER", "no handler for " + kind + " '" + name + "'");
  }
}
