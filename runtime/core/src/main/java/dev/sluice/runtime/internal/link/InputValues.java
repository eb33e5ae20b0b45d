package dev.sluice.runtime.internal.link;

import dev.sluice.ir.std.PureFailure;
import dev.sluice.runtime.internal.exec.ComputeInstr;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.Site;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The inputs of a pure that takes several values side by side. */
final class InputValues {

  private InputValues() {}

  /** One is the flowing value, several are its items, none ignores it. */
  static List<Val> of(String pure, int count, Site site, Val input, Code code) {
    if (count == 0) {
      return List.of();
    }
    if (count == 1) {
      return List.of(input);
    }
    if (input instanceof Val.Lst list && list.items().size() == count) {
      return list.items();
    }
    Operand whole = code.operand(input);
    code.scope().pin(input);
    List<Val> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int index = i;
      Val.Slot slot = code.scope().slot();
      code.scope().pin(slot);
      code.add(new ComputeInstr(
          site, frame -> item(pure, whole.get(frame), index, count), slot.index()));
      items.add(slot);
    }
    items.forEach(code.scope()::unpin);
    code.scope().unpin(input);
    return items;
  }

  private static @Nullable Object item(String pure, @Nullable Object list, int index, int count) {
    if (list instanceof List<?> items && items.size() == count) {
      return items.get(index);
    }
    throw new PureFailure(
        PureFailure.Kind.WRONG_VALUE, pure + " expected a list of " + count + " values");
  }
}
