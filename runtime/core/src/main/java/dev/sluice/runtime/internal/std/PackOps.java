package dev.sluice.runtime.internal.std;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.std.PureFailure;
import dev.sluice.ir.std.PureFailure.Kind;
import dev.sluice.runtime.internal.exec.ValueRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The pures that build one record from another. */
public final class PackOps {

  private PackOps() {}

  /** Where a field of a packed record comes from. */
  public sealed interface Source {
    record Field(@Nullable Object key) implements Source {}

    record Input() implements Source {}

    record Value(Constant constant) implements Source {}
  }

  public record Pack(Map<String, Source> fields) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      Map<String, Object> out = new LinkedHashMap<>();
      fields.forEach((name, source) -> out.put(name, value(source, input, data)));
      return Collections.unmodifiableMap(out);
    }

    private static @Nullable Object value(Source source, @Nullable Object input, Data data) {
      if (source instanceof Source.Field field) {
        return data.item(input, field.key());
      }
      return source instanceof Source.Value value ? value.constant().plain() : input;
    }
  }

  public record Unpack(Map<String, Object> fields) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      Map<String, Object> out = new LinkedHashMap<>();
      fields.forEach((name, source) -> out.put(name, data.item(input, source)));
      return Collections.unmodifiableMap(out);
    }
  }

  public record Bind(Map<String, Constant> consts) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      List<String> taken = consts.keySet().stream()
          .filter(key -> data.contains(input, key))
          .sorted(CodePoints.ORDER)
          .toList();
      if (!taken.isEmpty()) {
        throw new PureFailure(
            Kind.WRONG_VALUE, "std.bind key collision: " + String.join(", ", taken));
      }
      Map<String, Object> out = data.members(input);
      consts.forEach((name, constant) -> out.put(name, constant.plain()));
      return Collections.unmodifiableMap(out);
    }
  }

  /** @param index absent for the constant of that name */
  public record Entry(String name, OptionalInt index) {}

  /** With one value the input is that value, with several it is the list of them. */
  public record Rec(List<Entry> entries, Map<String, Constant> consts) implements StdOp {

    /** The constant of an entry without index. */
    public Constant constant(String name) {
      return Objects.requireNonNull(consts.get(name), name);
    }

    /** How many values the input holds. */
    public int values() {
      return entries.stream()
          .mapToInt(entry -> entry.index().orElse(-1) + 1)
          .max()
          .orElse(0);
    }

    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      int values = values();
      if (values > 1) {
        int size = data.items(input).size();
        if (size != values) {
          throw new PureFailure(
              Kind.WRONG_VALUE, "std.record expected " + values + " values, got " + size);
        }
      }
      Map<String, Object> out = new LinkedHashMap<>();
      for (Entry entry : entries) {
        Object value = entry.index().isEmpty()
            ? constant(entry.name()).plain()
            : values > 1 ? data.item(input, entry.index().getAsInt()) : input;
        out.put(entry.name(), value);
      }
      return Collections.unmodifiableMap(out);
    }
  }

  /** One record for each item: the item, copied members, then constants sorted by name. */
  public record EachPack(
      @Nullable Object items, String item, Map<String, Object> fields, Map<String, Constant> consts)
      implements StdOp {

    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      List<Map.Entry<String, Constant>> sorted = consts.entrySet().stream()
          .sorted(Map.Entry.comparingByKey(CodePoints.ORDER))
          .toList();
      List<Object> rows = new ArrayList<>();
      for (Object element : data.items(data.item(input, items))) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put(item, element);
        fields.forEach((name, source) -> row.put(name, data.item(input, source)));
        sorted.forEach(
            constant -> row.put(constant.getKey(), constant.getValue().plain()));
        rows.add(Collections.unmodifiableMap(row));
      }
      return Collections.unmodifiableList(rows);
    }
  }
}
