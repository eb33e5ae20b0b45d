package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import java.util.ArrayList;
import java.util.List;

/** {@code java.util.List}. */
final class ListCodec extends Codec {

  private final Codec element;

  ListCodec(String type, Codec element) {
    super(type, Nulls.JAVA_ONLY);
    this.element = element;
  }

  @Override
  Json write(Object value, int depth) {
    if (!(value instanceof List<?> list)) {
      throw mismatch(value);
    }
    Object[] items = list.toArray();
    List<Json> out = new ArrayList<>(items.length);
    int i = 0;
    try {
      for (; i < items.length; i++) {
        out.add(element.encode(items[i], depth));
      }
    } catch (Misfit misfit) {
      throw misfit.item(i);
    }
    return Json.of(out);
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    if (!(json instanceof Json.Arr array)) {
      throw mismatch(json);
    }
    Object[] items = new Object[array.items().size()];
    int i = 0;
    try {
      for (; i < items.length; i++) {
        items[i] = element.decode(array.items().get(i), strict, depth);
      }
    } catch (Misfit misfit) {
      throw misfit.item(i);
    }
    return new Frozen.FrozenList(items);
  }

  @Override
  Object freeze(Object value, int depth) {
    if (value instanceof Frozen.FrozenList) {
      return value;
    } else if (value instanceof List<?> list) {
      return freeze(list, depth);
    }
    throw mismatch(value);
  }

  private Object freeze(List<?> list, int depth) {
    if (Frozen.isImmutable(list) && isFrozenInside(list, depth)) {
      return list;
    }
    // One snapshot: a list that another thread changes cannot be seen half.
    Object[] items = list.toArray();
    int i = 0;
    try {
      for (; i < items.length; i++) {
        items[i] = element.copy(items[i], depth);
      }
    } catch (Misfit misfit) {
      throw misfit.item(i);
    }
    return new Frozen.FrozenList(items);
  }

  /** Looks into the list without allocating: by index, since these lists have random access. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isFrozenInside(List<?> list, int depth) {
    int i = 0;
    try {
      for (; i < list.size(); i++) {
        Object item = list.get(i);
        if (element.copy(item, depth) != item) {
          return false;
        }
      }
    } catch (Misfit misfit) {
      throw misfit.item(i);
    }
    return true;
  }
}
