package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.exec.ComputeInstr;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.exec.Values;
import dev.sluice.runtime.internal.std.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The arguments of what is called, taken from the flowing value.
 *
 * @param operands one per parameter
 * @param copies how each is handed over
 */
record Arguments(Operand[] operands, List<UnaryOperator<Object>> copies) {

  /** The call has to follow at once: the slots of the value count as free behind it. */
  static Arguments of(Site site, List<Param> params, Val value, Code code, Data data) {
    Scope scope = code.scope();
    List<Val> pinned = new ArrayList<>(List.of(value));
    scope.pin(value);
    Operand[] operands = new Operand[params.size()];
    List<UnaryOperator<Object>> copies = new ArrayList<>();
    for (int i = 0; i < operands.length; i++) {
      Param param = params.get(i);
      Val argument = params.size() == 1 ? value : field(site, param.name(), value, code, data);
      scope.pin(argument);
      pinned.add(argument);
      if (argument instanceof Val.Const known) {
        // Read as the parameter's type, so it needs no check.
        operands[i] = Operand.constant(param.constant().apply(known.constant().json()));
        copies.add(Values.AS_IS);
      } else {
        operands[i] = code.operand(argument);
        copies.add(param.copyOf(argument));
      }
    }
    pinned.forEach(scope::unpin);
    return new Arguments(operands, copies);
  }

  private static Val field(Site site, String name, Val value, Code code, Data data) {
    Optional<Val> known = Elision.field(value, name);
    if (known.isPresent()) {
      return known.get();
    }
    Operand whole = code.operand(value);
    Val.Slot slot = code.scope().slot();
    code.add(new ComputeInstr(site, frame -> data.item(whole.get(frame), name), slot.index()));
    return slot;
  }
}
