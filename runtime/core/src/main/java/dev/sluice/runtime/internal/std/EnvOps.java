package dev.sluice.runtime.internal.std;

import dev.sluice.ir.std.PureFailure;
import dev.sluice.ir.std.PureFailure.Kind;
import dev.sluice.runtime.internal.exec.ValueRules;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The pures that start, read and extend environment records. */
public final class EnvOps {

  private EnvOps() {}

  /** @param key a text; over lists a whole number */
  public record Pluck(@Nullable Object key) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      return data.item(input, key);
    }
  }

  public record Init(String key) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      return Collections.singletonMap(key, input);
    }
  }

  /** Of a pair of a record and a value. */
  public record Assign(String key) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      List<?> pair = data.pair(input);
      Map<String, Object> out = data.members(pair.get(0));
      out.put(key, pair.get(1));
      return Collections.unmodifiableMap(out);
    }
  }

  /** Of a list of a record and as many values as there are fields. */
  public record Collect(List<String> fields) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      int wanted = fields.size() + 1;
      int size = data.items(input).size();
      if (size != wanted) {
        throw new PureFailure(
            Kind.WRONG_VALUE, "std.collect expected " + wanted + " values, got " + size);
      }
      Map<String, Object> out = data.members(data.item(input, 0));
      for (int i = 0; i < fields.size(); i++) {
        out.put(fields.get(i), data.item(input, i + 1));
      }
      return Collections.unmodifiableMap(out);
    }
  }

  /** Of a pair, or of the named members of one record; what comes later wins. */
  public record Merge(Optional<List<Object>> fields) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      Map<String, Object> out = new LinkedHashMap<>();
      if (fields.isEmpty()) {
        data.pair(input).forEach(part -> out.putAll(data.members(part)));
      } else {
        fields.get().forEach(field -> out.putAll(data.members(data.item(input, field))));
      }
      return Collections.unmodifiableMap(out);
    }
  }
}
