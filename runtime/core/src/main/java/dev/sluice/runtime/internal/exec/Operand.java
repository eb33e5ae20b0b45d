package dev.sluice.runtime.internal.exec;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where an instruction finds a value: in a slot, which is the usual case, or built from slots and constants. */
public final class Operand {

  final int slot;
  private final @Nullable Maker maker;

  private Operand(int slot, @Nullable Maker maker) {
    this.slot = slot;
    this.maker = maker;
  }

  public static Operand slot(int slot) {
    return new Operand(slot, null);
  }

  public static Operand constant(@Nullable Object value) {
    return new Operand(-1, frame -> value);
  }

  /** A fresh unmodifiable map in the order of the keys. */
  public static Operand map(List<String> keys, List<Operand> values) {
    String[] names = keys.toArray(String[]::new);
    Operand[] operands = values.toArray(Operand[]::new);
    return new Operand(-1, frame -> {
      Map<String, Object> map = new LinkedHashMap<>(names.length * 2);
      for (int i = 0; i < names.length; i++) {
        map.put(names[i], operands[i].get(frame));
      }
      return Collections.unmodifiableMap(map);
    });
  }

  public static Operand list(List<Operand> values) {
    Operand[] operands = values.toArray(Operand[]::new);
    return new Operand(-1, frame -> {
      Object[] items = new Object[operands.length];
      for (int i = 0; i < items.length; i++) {
        items[i] = operands[i].get(frame);
      }
      return Values.list(items);
    });
  }

  public static Operand made(Maker maker) {
    return new Operand(-1, maker);
  }

  public @Nullable Object get(Frame frame) {
    return maker == null ? frame.slots[slot] : maker.make(frame);
  }
}
