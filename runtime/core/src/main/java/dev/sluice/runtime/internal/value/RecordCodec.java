package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A record: an object with exactly its components. */
final class RecordCodec extends Codec {

  /** One component; {@code codec} may be completed later, when the record contains itself. */
  record Part(String name, Function<Object, Object> accessor, Codec codec) {}

  private final Class<?> recordClass;
  private final RecordMaker maker;
  private List<Part> parts = List.of();
  private List<Part> guarded = List.of();
  private boolean trivial;

  RecordCodec(String type, Class<?> recordClass, RecordMaker maker) {
    super(type, Nulls.JAVA_ONLY);
    this.recordClass = recordClass;
    this.maker = maker;
  }

  /** Once, before the codec is used. Until then the record does not count as trivial. */
  void complete(List<Part> parts) {
    this.parts = List.copyOf(parts);
    this.guarded = parts.stream().filter(part -> !part.codec().isTrivial()).toList();
    this.trivial = guarded.isEmpty();
  }

  @Override
  boolean isTrivial() {
    return trivial;
  }

  @Override
  Json write(Object value, int depth) {
    checked(value);
    Map<String, Json> members = new LinkedHashMap<>();
    for (Part part : parts) {
      try {
        members.put(part.name(), part.codec().encode(part.accessor().apply(value), depth));
      } catch (Misfit misfit) {
        throw misfit.component(part.name());
      }
    }
    return new Json.Obj(members);
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    if (!(json instanceof Json.Obj object)) {
      throw mismatch(json);
    }
    Object[] values = new Object[parts.size()];
    int known = 0;
    for (int i = 0; i < values.length; i++) {
      Part part = parts.get(i);
      Json member = object.members().get(part.name());
      try {
        values[i] =
            member == null ? part.codec().absent() : part.codec().decode(member, strict, depth);
      } catch (Misfit misfit) {
        throw misfit.component(part.name());
      }
      known += member == null ? 0 : 1;
    }
    if (known < object.members().size()) {
      throw unknown(object);
    }
    return make(values);
  }

  private Misfit unknown(Json.Obj object) {
    List<String> names = parts.stream().map(Part::name).toList();
    String name = object.members().keySet().stream()
        .filter(member -> !names.contains(member))
        .findFirst()
        .orElseThrow();
    return new Misfit("TYPE_UNKNOWN_PROPERTY", type, "no component '" + name + "', only " + names)
        .component(name);
  }

  @Override
  Object freeze(Object value, int depth) {
    checked(value);
    Object[] copies = null;
    for (Part part : guarded) {
      Object before = part.accessor().apply(value);
      Object after;
      try {
        after = part.codec().copy(before, depth);
      } catch (Misfit misfit) {
        throw misfit.component(part.name());
      }
      // Boxes come fresh from the accessor, but a copied box is the box itself.
      if (after != before) {
        copies = copies == null ? values(value) : copies;
        copies[parts.indexOf(part)] = after;
      }
    }
    return copies == null ? value : make(copies);
  }

  private Object[] values(Object value) {
    return parts.stream().map(part -> part.accessor().apply(value)).toArray();
  }

  private void checked(Object value) {
    if (!recordClass.isInstance(value)) {
      throw mismatch(value);
    }
  }

  private Object make(Object[] values) {
    try {
      return maker.make(values);
    } catch (RuntimeException e) {
      throw new Misfit("TYPE_CONSTRUCTOR", type, "the constructor refuses the values: " + e, e);
    }
  }
}
