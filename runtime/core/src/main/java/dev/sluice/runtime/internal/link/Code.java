package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.exec.Block;
import dev.sluice.runtime.internal.exec.DidInstr;
import dev.sluice.runtime.internal.exec.Instr;
import dev.sluice.runtime.internal.exec.MoveInstr;
import dev.sluice.runtime.internal.exec.ObservedInstr;
import dev.sluice.runtime.internal.exec.Open;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.PlannedInstr;
import dev.sluice.runtime.internal.exec.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A block being written. */
final class Code {

  private final Scope scope;
  private final List<Instr> instructions = new ArrayList<>();
  private final List<Open> opens = new ArrayList<>();
  private boolean observed;
  private @Nullable Open open;

  Code(Scope scope) {
    this.scope = scope;
  }

  Scope scope() {
    return scope;
  }

  void add(Instr instruction) {
    instructions.add(instruction);
    opens.add(open);
  }

  /** From here on an observer waits for the end of the node. */
  void open(Site site, PlannedInstr planned) {
    add(planned);
    observed = true;
    open = new Open(site, open);
  }

  /** The node that was opened last has ended. */
  void close(Site site, DidInstr did) {
    open = Objects.requireNonNull(open, "nothing is open").outer();
    int last = instructions.size() - 1;
    boolean single = last > 0
        && instructions.get(last - 1) instanceof PlannedInstr planned
        && planned.isOf(site)
        && !instructions.get(last).hasInnerNodes();
    if (!single) {
      add(did);
      return;
    }
    PlannedInstr planned = (PlannedInstr) instructions.get(last - 1);
    Instr inner = instructions.remove(last);
    instructions.remove(last - 1);
    opens.subList(last - 1, last + 1).clear();
    add(new ObservedInstr(site, planned, inner, did));
  }

  Block block() {
    Instr[] code = instructions.toArray(Instr[]::new);
    return observed ? Block.observed(code, opens.toArray(Open[]::new)) : Block.of(code);
  }

  boolean isEmpty() {
    return instructions.isEmpty();
  }

  /** The value in a slot of its own. */
  Val.Slot move(Site site, Val value) {
    Operand operand = operand(value);
    Val.Slot slot = scope.slot();
    add(new MoveInstr(site, operand, slot.index()));
    return slot;
  }

  /** Puts the value into a slot that the caller chose. */
  void fill(Site site, Val value, Val.Slot slot) {
    add(new MoveInstr(site, operand(value), slot.index()));
  }

  /** Another slot than that of the result, pinned until the end of the node is told. */
  Val.Slot metaSlot(Val.Slot result) {
    scope.pin(result);
    Val.Slot slot = scope.slot();
    scope.pin(slot);
    scope.unpin(result);
    return slot;
  }

  Operand operand(Val value) {
    return Operands.of(value, scope);
  }
}
