package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.runtime.internal.exec.CallInstr;
import dev.sluice.runtime.internal.exec.CallSite;
import dev.sluice.runtime.internal.exec.DidInstr;
import dev.sluice.runtime.internal.exec.RetryPolicy;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.exec.SubInstr;
import dev.sluice.runtime.internal.exec.SubSite;
import dev.sluice.runtime.internal.exec.ThinkInstr;
import dev.sluice.runtime.internal.exec.ThinkSite;
import java.util.List;
import java.util.OptionalDouble;

/** Links calls of tools and of reasoners, and child runs. */
final class EffectLinker {

  private static final double TOOL_COST = 1;
  private static final double SUB_COST = 5;

  private final Linker linker;
  private final Code code;

  EffectLinker(Linker linker, Code code) {
    this.linker = linker;
    this.code = code;
  }

  Outcome call(Node.Prim node, Step.Call call, Flow in) {
    Site site = linker.site(node);
    Resolver.ToolBinding tool = linker.spec().resolver().tool(call, node.id());
    Arguments arguments = Arguments.of(site, tool.params(), in.value(), code, linker.data());
    CallSite effect = new CallSite(
        site,
        tool.key(),
        tool.contract(),
        RetryPolicy.of(node.ann(), tool.contract()),
        arguments.copies(),
        tool.callee(),
        tool.copy());
    Val.Slot result = code.scope().slot().as(tool.returns());
    code.add(CallInstr.of(effect, arguments.operands(), limit(tool.key()), result.index()));
    return Outcome.of(result, in.causes()).with(OptionalDouble.of(TOOL_COST));
  }

  Outcome think(Node.Prim node, Step.Think think, Flow in) {
    Site site = linker.site(node);
    Resolver.ReasonerBinding reasoner =
        linker.spec().resolver().reasoner(think.reasoner(), node.id());
    Arguments arguments = Arguments.of(site, reasoner.params(), in.value(), code, linker.data());
    ThinkSite effect = new ThinkSite(
        site,
        reasoner.id(),
        reasoner.contract(),
        RetryPolicy.of(node.ann(), reasoner.contract()),
        arguments.copies(),
        reasoner.thinker());
    Val.Slot result = code.scope().slot().as(reasoner.returns());
    Outcome outcome = Outcome.of(result, in.causes());
    int meta = Linker.NO_SLOT;
    if (linker.isObserved()) {
      Val.Slot slot = code.metaSlot(result);
      meta = slot.index();
      outcome = outcome.with(DidInstr.Meta.REPLY, slot);
    }
    code.add(new ThinkInstr(effect, arguments.operands(), Linker.NO_SLOT, result.index(), meta));
    return outcome;
  }

  Outcome sub(Node.Prim node, Step.Sub sub, Flow in) {
    Site site = linker.site(node);
    Resolver.SubBinding child = linker.spec().resolver().sub(sub, node.id());
    if (child.concurrent()) {
      linker.foundConcurrency();
    }
    Arguments arguments = Arguments.of(site, child.params(), in.value(), code, linker.data());
    Val.Slot result = code.scope().slot().as(child.returns());
    SubSite start = new SubSite(site, sub.ref(), child.child(), arguments.copies());
    code.add(new SubInstr(start, arguments.operands(), result.index()));
    return Outcome.of(result, in.causes()).with(OptionalDouble.of(SUB_COST));
  }

  private int limit(String tool) {
    return List.copyOf(linker.spec().limits().keySet()).indexOf(tool);
  }
}
