package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Node;
import dev.sluice.runtime.internal.exec.DidInstr;
import dev.sluice.runtime.internal.exec.EachInstr;
import dev.sluice.runtime.internal.exec.Inner;
import dev.sluice.runtime.internal.exec.Operand;
import java.util.Optional;

/** Links the body of an {@code each} against a frame of its own, one per element. */
final class EachLinker {

  private final Linker linker;
  private final Code code;

  EachLinker(Linker linker, Code code) {
    this.linker = linker;
    this.code = code;
  }

  Outcome each(Node.Each node, Flow in) {
    Scope inner = code.scope().inner();
    Val item = inner.slot();
    Val element = in.value() instanceof Val.Packed packed ? packed.row(item) : item;
    Val list = in.value() instanceof Val.Packed packed ? packed.items() : in.value();

    Code body = new Code(inner);
    Flow end = linker.flow(node.body(), in.with(element), body);
    Operand result = body.operand(end.value());

    Operand items = code.operand(list);
    Val.Slot results = code.scope().slot();
    Optional<Val.Slot> meta =
        linker.isObserved() ? Optional.of(code.metaSlot(results)) : Optional.empty();
    int bound = bound(node);
    code.add(new EachInstr(
        linker.site(node),
        items,
        linker.spec().rules(),
        new Inner(body.block(), inner.size(), inner.capturedFrom(), inner.capturedTo()),
        result,
        bound,
        results.index(),
        meta.map(Val.Slot::index).orElse(Linker.NO_SLOT)));
    Val value = NodeLinker.reduced(linker, code, node, node.reducer(), results);
    Outcome outcome = Outcome.of(value, in.causes());
    if (meta.isPresent()) {
      outcome = outcome.with(DidInstr.Meta.ITEMS, meta.get());
    }
    if (bound > 1) {
      linker.foundConcurrency();
    }
    return linker.facts().wholeSession(node) ? outcome.with(ParLinker.DEGRADED) : outcome;
  }

  /** Elements beside each other only pay when they wait for something outside. */
  private int bound(Node.Each node) {
    if (!linker.facts().effects(node.body()) || linker.facts().wholeSession(node)) {
      return 1;
    }
    return Math.max(1, node.bound().orElse(Integer.MAX_VALUE));
  }
}
