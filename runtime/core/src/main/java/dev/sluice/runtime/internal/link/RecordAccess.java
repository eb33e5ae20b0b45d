package dev.sluice.runtime.internal.link;

import dev.sluice.ir.std.PureFailure;
import dev.sluice.runtime.internal.std.Records;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads records of any class the companion may use. A class is looked at once. */
final class RecordAccess implements Records {

  private final TypeAccess types;
  private final Map<Class<?>, Map<String, Function<Object, Object>>> known =
      new ConcurrentHashMap<>();

  RecordAccess(TypeAccess types) {
    this.types = types;
  }

  @Override
  public boolean isRecord(Object value) {
    return value.getClass().isRecord();
  }

  @Override
  public @Nullable Object component(Object of, String name) {
    Function<Object, Object> accessor = accessors(of.getClass()).get(name);
    if (accessor == null) {
      throw new PureFailure(
          PureFailure.Kind.MISSING_KEY,
          of.getClass().getName() + " has no component '" + name + "'");
    }
    return accessor.apply(of);
  }

  @Override
  public Map<String, Object> components(Object of) {
    Map<String, Object> components = new LinkedHashMap<>();
    accessors(of.getClass()).forEach((name, accessor) -> components.put(name, accessor.apply(of)));
    return components;
  }

  private Map<String, Function<Object, Object>> accessors(Class<?> type) {
    Map<String, Function<Object, Object>> accessors = known.get(type);
    if (accessors == null) {
      accessors = new LinkedHashMap<>();
      for (RecordComponent component : type.getRecordComponents()) {
        accessors.put(component.getName(), types.accessor(type.getName(), component.getName()));
      }
      known.put(type, accessors);
    }
    return accessors;
  }
}
