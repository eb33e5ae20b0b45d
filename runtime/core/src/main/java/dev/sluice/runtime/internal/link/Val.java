package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.std.Constant;
import dev.sluice.runtime.internal.std.PackOps;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the linker knows of the value that flows at a point of a program. As long as the form of a value is known, taking
 * it apart and putting it together costs nothing at run time; it is only built where something needs it as a whole.
 */
sealed interface Val {

  /** How large the value is when it is built in full, and how deeply nested. */
  record Size(int weight, int depth) {
    private static final Size ONE = new Size(1, 1);

    private static Size around(Iterable<Val> parts) {
      int weight = 1;
      int depth = 0;
      for (Val part : parts) {
        weight += part.size().weight();
        depth = Math.max(depth, part.size().depth());
      }
      return new Size(weight, depth + 1);
    }
  }

  /**
   * Nothing is known but where it will be.
   *
   * @param type text of the boundary type that the value was checked and copied as; empty when it was not
   */
  record Slot(Scope scope, int index, String type) implements Val {
    Slot as(String checked) {
      return new Slot(scope, index, checked);
    }

    @Override
    public void slots(Consumer<Slot> consumer) {
      consumer.accept(this);
    }
  }

  /** Written in the program. */
  record Const(Constant constant) implements Val {}

  /** Known when linking. */
  record Made(@Nullable Object value) implements Val {}

  /** An object with exactly these fields. */
  record Env(Map<String, Val> fields, Size size) implements Val {
    static Env of(Map<String, Val> fields) {
      return new Env(
          Collections.unmodifiableMap(new LinkedHashMap<>(fields)), Size.around(fields.values()));
    }

    /** One of the fields. */
    Val field(String name) {
      return Objects.requireNonNull(fields.get(name), name);
    }

    @Override
    public void slots(Consumer<Slot> consumer) {
      fields.values().forEach(field -> field.slots(consumer));
    }
  }

  /** A list with exactly these items. */
  record Lst(List<Val> items, Size size) implements Val {
    static Lst of(List<Val> items) {
      return new Lst(List.copyOf(items), Size.around(items));
    }

    @Override
    public void slots(Consumer<Slot> consumer) {
      items.forEach(item -> item.slots(consumer));
    }
  }

  /**
   * What {@code std.each_pack} makes of a list: an object per item, of which only the item is not known.
   *
   * @param items the list
   * @param fields by the name they get; the record's own item and constants come from {@code op}
   */
  record Packed(Val items, PackOps.EachPack op, Map<String, Val> fields, Size size) implements Val {
    static Packed of(Val items, PackOps.EachPack op, Map<String, Val> fields) {
      return new Packed(
          items,
          op,
          Collections.unmodifiableMap(new LinkedHashMap<>(fields)),
          Size.around(List.of(items, Env.of(fields))));
    }

    /** The record of one item. */
    Env row(Val item) {
      Map<String, Val> row = new LinkedHashMap<>();
      row.put(op.item(), item);
      row.putAll(fields);
      op.consts().forEach((name, constant) -> row.put(name, new Const(constant)));
      return Env.of(row);
    }

    @Override
    public void slots(Consumer<Slot> consumer) {
      items.slots(consumer);
      fields.values().forEach(field -> field.slots(consumer));
    }
  }

  default Size size() {
    return Size.ONE;
  }

  /** Every slot the value is made of. */
  default void slots(Consumer<Slot> consumer) {}

  default boolean isWhole() {
    return !(this instanceof Env || this instanceof Lst || this instanceof Packed);
  }
}
