package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.SluiceException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The objects that answer tools, by interface and qualifier. */
public final class BoundObjects {

  private record Key(Class<?> type, String qualifier) {}

  private final Map<Key, Object> objects = new LinkedHashMap<>();

  /** @param qualifier empty for none */
  public void add(Class<?> type, String qualifier, Object object) {
    if (objects.putIfAbsent(new Key(type, qualifier), type.cast(object)) != null) {
      throw new SluiceException(
          "BINDING_DUPLICATE",
          "There is an object for " + type.getName()
              + (qualifier.isEmpty() ? "" : " '" + qualifier + "'")
              + " already; a deployment has one per interface and qualifier. Use a qualifier to tell two apart.");
    }
  }

  Optional<Object> find(Class<?> type, String qualifier) {
    return Optional.ofNullable(objects.get(new Key(type, qualifier)));
  }

  /** A copy that later additions do not change. */
  public BoundObjects copy() {
    BoundObjects copy = new BoundObjects();
    copy.objects.putAll(objects);
    return copy;
  }
}
