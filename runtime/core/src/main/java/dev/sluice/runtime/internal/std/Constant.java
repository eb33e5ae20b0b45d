package dev.sluice.runtime.internal.std;

import dev.sluice.ir.Json;
import dev.sluice.runtime.internal.value.PlainJson;
import org.jspecify.annotations.Nullable;

/** A value written into a program. Where its type is known it is read as that type, else as a plain value. */
public record Constant(Json json) {

  public @Nullable Object plain() {
    return PlainJson.toJava(json);
  }
}
