package dev.sluice.runtime.internal.plain;

import dev.sluice.ir.Json;
import dev.sluice.ir.Truthiness;
import dev.sluice.ir.std.StdPures;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.internal.exec.ValueRules;
import dev.sluice.runtime.internal.value.PlainJson;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rules of programs over JSON values, as the reference system has them. */
final class PlainRules implements ValueRules {

  @Override
  public boolean truth(@Nullable Object value) {
    return value instanceof Boolean flag ? flag : Truthiness.of(PlainJson.toJson(value));
  }

  @Override
  public @Nullable String key(@Nullable Object value) {
    return value instanceof String text ? text : null;
  }

  @Override
  public String selectorKey(@Nullable Object value) {
    if (value instanceof String text) {
      return text;
    }
    Json environment = Json.Obj.of("__branch__", PlainJson.toJson(value));
    return ((Json.Text) StdPures.apply("std.branch_selector", environment, Optional.empty()))
        .value();
  }

  @Override
  public List<?> items(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return list;
    }
    String kind = value == null ? "null" : value.getClass().getSimpleName();
    throw new SluiceException("EACH_NOT_A_LIST", "each: input must be a list, got " + kind);
  }
}
