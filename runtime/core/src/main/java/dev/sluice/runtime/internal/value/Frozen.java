package dev.sluice.runtime.internal.value;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collections that crossed a boundary. Their classes say that they and all they contain cannot change, so that the next
 * boundary need not look into them. Unlike those of {@code List.of} they may hold null and may be asked for null.
 */
final class Frozen {

  /** {@code List.of} and {@code Stream.toList} are immutable too, and answer questions about null in their own way. */
  private static final Class<?> IMMUTABLE_MANY = List.of().getClass();

  private static final Class<?> IMMUTABLE_FEW = List.of("").getClass();

  private Frozen() {}

  static boolean isImmutable(List<?> list) {
    return list.getClass() == IMMUTABLE_MANY || list.getClass() == IMMUTABLE_FEW;
  }

  private static UnsupportedOperationException unchangeable(String what) {
    return new UnsupportedOperationException("A " + what
        + " that a step was given or has returned cannot be changed; change a copy of it.");
  }

  /** An immutable list. */
  static final class FrozenList extends AbstractList<Object> implements RandomAccess {

    private final Object[] items;

    /** @param items not used elsewhere */
    FrozenList(Object[] items) {
      this.items = items;
    }

    @Override
    public @Nullable Object get(int index) {
      return items[java.util.Objects.checkIndex(index, items.length)];
    }

    @Override
    public int size() {
      return items.length;
    }

    @Override
    public Object[] toArray() {
      return items.clone();
    }

    @Override
    public void add(int index, @Nullable Object item) {
      throw unchangeable("list");
    }

    @Override
    public Object set(int index, @Nullable Object item) {
      throw unchangeable("list");
    }

    @Override
    public Object remove(int index) {
      throw unchangeable("list");
    }
  }

  /** An immutable map with an order. */
  static final class FrozenMap extends AbstractMap<String, Object> {

    private final Map<String, Object> entries;

    /** @param entries in order, not used elsewhere */
    FrozenMap(Map<String, Object> entries) {
      this.entries = Collections.unmodifiableMap(entries);
    }

    @Override
    @SuppressWarnings("NullAway") // As the interface says.
    public @Nullable Object get(@Nullable Object key) {
      return entries.get(key);
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
      return entries.containsKey(key);
    }

    @Override
    public Object put(String key, @Nullable Object value) {
      throw unchangeable("map");
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
      return entries.entrySet();
    }
  }
}
