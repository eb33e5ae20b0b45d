package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.exec.Causes;
import dev.sluice.runtime.internal.exec.DidInstr;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A linked node.
 *
 * @param exit what the end of the node is for those who cannot see the node itself
 * @param cost of one activation
 * @param attributes for the event of its end
 * @param metaSlot pinned slot with what is only known at run time
 */
record Outcome(
    Val value,
    Causes exit,
    OptionalDouble cost,
    Map<String, Object> attributes,
    DidInstr.Meta meta,
    Optional<Val.Slot> metaSlot) {

  static Outcome of(Val value, Causes exit) {
    return new Outcome(
        value, exit, OptionalDouble.empty(), Map.of(), DidInstr.Meta.NONE, Optional.empty());
  }

  Outcome with(Val other) {
    return new Outcome(other, exit, cost, attributes, meta, metaSlot);
  }

  Outcome with(OptionalDouble units) {
    return new Outcome(value, exit, units, attributes, meta, metaSlot);
  }

  Outcome with(Map<String, Object> attrs) {
    return new Outcome(value, exit, cost, attrs, meta, metaSlot);
  }

  Outcome with(DidInstr.Meta kind, Val.Slot slot) {
    return new Outcome(value, exit, cost, attributes, kind, Optional.of(slot));
  }
}
