package dev.sluice.runtime.internal.plain;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a program over plain values finds outside itself, by name. Plain values are those of {@code PlainJson}. Handlers
 * may throw anything; they are called by several threads when branches run beside each other.
 */
public final class PlainHandlers {

  /** A tool or reasoner. */
  @FunctionalInterface
  public interface Handler {
    Object apply(Object input) throws Throwable;
  }

  /** A reasoner; what it says of cost and attributes goes to events. */
  @FunctionalInterface
  public interface Reasoner {
    PlainReply ask(Object input) throws Throwable;
  }

  /** A pure with the static arguments of its node. */
  @FunctionalInterface
  public interface Pure {
    Object apply(Object input, Optional<Json.Obj> args) throws Throwable;
  }

  /** What a frozen call is bound to. */
  public record Frozen(String key, Contract contract) {}

  final Map<String, Handler> tools = new LinkedHashMap<>();
  final Map<String, Reasoner> reasoners = new LinkedHashMap<>();
  final Map<String, Pure> pures = new LinkedHashMap<>();
  final Map<String, Node> subs = new LinkedHashMap<>();
  final Map<String, Frozen> manifest = new LinkedHashMap<>();
  final Map<String, Contract> contracts = new LinkedHashMap<>();

  /** @param key native name or {@code server/tool} */
  public PlainHandlers tool(String key, Handler handler) {
    tools.put(key, handler);
    return this;
  }

  /** A tool with a contract for calls that are not frozen; without one they are neither asserted nor repeatable. */
  public PlainHandlers tool(String key, Contract contract, Handler handler) {
    contracts.put(key, contract);
    return tool(key, handler);
  }

  public PlainHandlers reasoner(String id, Reasoner handler) {
    reasoners.put(id, handler);
    return this;
  }

  /** Wins over a standard pure of the same name. */
  public PlainHandlers pure(String id, Pure handler) {
    pures.put(id, handler);
    return this;
  }

  /** The program that a child run of this name runs, with the same handlers. */
  public PlainHandlers sub(String ref, Node program) {
    subs.put(ref, program);
    return this;
  }

  /** @param executionHash as calls state it in {@code frozenHash} */
  public PlainHandlers frozen(String executionHash, Frozen tool) {
    manifest.put(executionHash, tool);
    return this;
  }
}
