package dev.sluice.runtime.internal.std;

import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads records, which may be of types that are not public. */
public interface Records {

  /** No value is a record. */
  Records NONE = new Records() {
    @Override
    public boolean isRecord(Object value) {
      return false;
    }

    @Override
    public @Nullable Object component(Object of, String name) {
      throw new ClassCastException("no records here");
    }

    @Override
    public Map<String, Object> components(Object of) {
      throw new ClassCastException("no records here");
    }
  };

  boolean isRecord(Object value);

  /** @throws dev.sluice.ir.std.PureFailure when there is no such component */
  @Nullable
  Object component(Object of, String name);

  /** In declaration order. */
  Map<String, Object> components(Object of);

  /** Reads one component of records of a class; null when the class is no record or has no such component. */
  default @Nullable Function<Object, Object> accessor(Class<?> type, String name) {
    return null;
  }
}
