package dev.sluice.runtime.internal.std;

import java.util.Map;

/** Reads records, which may be of types that are not public. */
public interface Records {

  /** No value is a record. */
  Records NONE = new Records() {
    @Override
    public boolean isRecord(Object value) {
      return false;
    }

    @Override
    public Object component(Object of, String name) {
      throw new ClassCastException("no records here");
    }

    @Override
    public Map<String, Object> components(Object of) {
      throw new ClassCastException("no records here");
    }
  };

  boolean isRecord(Object value);

  /** @throws dev.sluice.ir.std.PureFailure when there is no such component */
  Object component(Object of, String name);

  /** In declaration order. */
  Map<String, Object> components(Object of);
}
