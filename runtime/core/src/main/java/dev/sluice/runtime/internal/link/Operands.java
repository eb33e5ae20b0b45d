package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.Site;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** From what the linker knows of a value to how instructions get it. */
final class Operands {

  /** Values that would be larger or deeper than this in one piece are built in parts. */
  private static final int MAX_WEIGHT = 4096;

  private static final int MAX_DEPTH = 32;

  private Operands() {}

  static Operand of(Val value, Scope scope) {
    if (value instanceof Val.Slot slot) {
      return Operand.slot(scope.local(slot));
    }
    if (value instanceof Val.Env env) {
      return Operand.map(List.copyOf(env.fields().keySet()), all(env.fields().values(), scope));
    }
    if (value instanceof Val.Lst list) {
      return Operand.list(all(list.items(), scope));
    }
    if (value instanceof Val.Packed packed) {
      return rows(packed, scope);
    }
    return Operand.constant(
        value instanceof Val.Const known ? known.constant().plain() : ((Val.Made) value).value());
  }

  private static List<Operand> all(Iterable<Val> values, Scope scope) {
    List<Operand> operands = new ArrayList<>();
    values.forEach(value -> operands.add(of(value, scope)));
    return operands;
  }

  /** The list of an {@code each_pack}, for something else than the {@code each} that usually follows. */
  private static Operand rows(Val.Packed packed, Scope scope) {
    Operand items = of(packed.items(), scope);
    Operand template = of(packed.row(new Val.Made(null)), scope);
    String item = packed.op().item();
    boolean replaced = packed.fields().containsKey(item) || packed.op().consts().containsKey(item);
    return Operand.made(frame -> {
      List<Object> rows = new ArrayList<>();
      for (Object element : (List<?>) Objects.requireNonNull(items.get(frame))) {
        Map<String, Object> row = new LinkedHashMap<>();
        ((Map<?, ?>) Objects.requireNonNull(template.get(frame)))
            .forEach((name, value) -> row.put((String) name, value));
        if (!replaced) {
          row.put(item, element);
        }
        rows.add(Collections.unmodifiableMap(row));
      }
      return Collections.unmodifiableList(rows);
    });
  }

  /** The same value, with parts built in advance where it would get too large for one piece. */
  static Val bounded(Val value, Site site, Code code) {
    if (value.size().weight() <= MAX_WEIGHT && value.size().depth() <= MAX_DEPTH) {
      return value;
    }
    code.scope().pin(value);
    Val small = value;
    if (value instanceof Val.Env env) {
      Map<String, Val> fields = new LinkedHashMap<>();
      env.fields().forEach((name, field) -> fields.put(name, whole(field, site, code)));
      fields.values().forEach(code.scope()::unpin);
      small = Val.Env.of(fields);
    } else if (value instanceof Val.Lst list) {
      List<Val> items = new ArrayList<>();
      list.items().forEach(item -> items.add(whole(item, site, code)));
      items.forEach(code.scope()::unpin);
      small = Val.Lst.of(items);
    } else if (value instanceof Val.Packed) {
      small = whole(value, site, code);
      code.scope().unpin(small);
    }
    code.scope().unpin(value);
    return small;
  }

  private static Val whole(Val part, Site site, Code code) {
    Val whole = part.isWhole() ? part : code.move(site, part);
    code.scope().pin(whole);
    return whole;
  }
}
