package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.exec.Frame;
import dev.sluice.runtime.internal.exec.Maker;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.std.Data;
import dev.sluice.runtime.internal.std.Records;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads a field of a value whose form is only known at run time, and remembers the accessor of the last record class. */
final class FieldMaker implements Maker {

  private record Seen(Class<?> type, Function<Object, Object> accessor) {}

  private final Operand on;
  private final String name;
  private final Data data;
  private final Records records;

  /** Racy on purpose: whichever class a thread finds here, the accessor belongs to it. */
  private Seen seen = new Seen(Void.class, value -> value);

  FieldMaker(Operand on, String name, Data data, Records records) {
    this.on = on;
    this.name = name;
    this.data = data;
    this.records = records;
  }

  @Override
  public @Nullable Object make(Frame frame) {
    Object value = on.get(frame);
    if (value == null) {
      return data.item(null, name);
    }
    Class<?> type = value.getClass();
    Seen last = seen;
    if (last.type() == type) {
      return last.accessor().apply(value);
    }
    Function<Object, Object> accessor = records.accessor(type, name);
    if (accessor == null) {
      return data.item(value, name);
    }
    seen = new Seen(type, accessor);
    return accessor.apply(value);
  }
}
