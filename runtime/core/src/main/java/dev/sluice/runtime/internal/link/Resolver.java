package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.Step;
import dev.sluice.runtime.internal.exec.Callee;
import dev.sluice.runtime.internal.exec.Child;
import dev.sluice.runtime.internal.exec.Thinker;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Finds what a program calls by name. One parameter takes the flowing value as it is, several take its fields by name,
 * none takes nothing.
 */
public interface Resolver {

  /** True when a pure of this name takes the place of the standard one. */
  default boolean hasPure(String id) {
    return false;
  }

  /** @param args static arguments of the node, which the callee then already has */
  PureBinding pure(String id, Optional<Json.Obj> args);

  ToolBinding tool(Step.Call call, String nodeId);

  ReasonerBinding reasoner(String id, String nodeId);

  SubBinding sub(Step.Sub call, String nodeId);

  /**
   * @param returns text of the boundary type of the result, which the child has checked; empty when it has none
   * @param concurrent whether some of the child runs on several threads
   */
  record SubBinding(List<Param> params, Child child, String returns, boolean concurrent) {}

  record PureBinding(List<Param> params, Callee callee) {}

  /**
   * @param returns text of the boundary type of the result; empty when it has none
   * @param copy of the result, for the steps that follow
   */
  record ToolBinding(
      String key,
      Contract contract,
      List<Param> params,
      Callee callee,
      String returns,
      UnaryOperator<Object> copy) {}

  /** @param returns text of the boundary type of the reply, which the thinker has checked; empty when it has none */
  record ReasonerBinding(
      String id, Contract contract, List<Param> params, Thinker thinker, String returns) {}
}
