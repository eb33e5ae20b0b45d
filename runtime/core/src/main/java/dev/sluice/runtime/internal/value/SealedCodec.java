package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;

/** A sealed interface: the object of one of its records with a property more that says which. */
final class SealedCodec extends Codec {

  /** One record; {@code codec} may be completed later, when the record contains the interface. */
  record Variant(String tag, Codec codec) {}

  private final String property;
  private Map<String, Codec> byTag = Map.of();
  private Map<Class<?>, Variant> byClass = Map.of();
  private boolean trivial;

  SealedCodec(String type, String property) {
    super(type, Nulls.JAVA_ONLY);
    this.property = property;
  }

  /**
   * Once, before the codec is used. Until then it does not count as trivial.
   *
   * @param codecs of the records by the value of the property
   * @param classes of the records by the same
   */
  void complete(SortedMap<String, Codec> codecs, Map<String, Class<?>> classes) {
    Map<Class<?>, Variant> variants = new LinkedHashMap<>();
    codecs.forEach((tag, codec) -> variants.put(classes.get(tag), new Variant(tag, codec)));
    this.byClass = variants;
    this.byTag = codecs;
    this.trivial = codecs.values().stream().allMatch(Codec::isTrivial);
  }

  @Override
  boolean isTrivial() {
    return trivial;
  }

  @Override
  Json write(Object value, int depth) {
    Variant variant = variant(value);
    Map<String, Json> members = new LinkedHashMap<>();
    members.put(property, Json.of(variant.tag()));
    members.putAll(((Json.Obj) variant.codec().write(value, depth)).members());
    return new Json.Obj(members);
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    if (!(json instanceof Json.Obj object)) {
      throw mismatch(json);
    }
    Codec codec = codec(object);
    Map<String, Json> members = new LinkedHashMap<>(object.members());
    members.remove(property);
    return codec.read(new Json.Obj(members), strict, depth);
  }

  private Codec codec(Json.Obj object) {
    Json tag = object.members().get(property);
    if (tag == null) {
      throw new Misfit("TYPE_MISSING", type, "the property is missing").component(property);
    }
    if (!(tag instanceof Json.Text text)) {
      throw mismatch(tag).component(property);
    }
    Codec codec = byTag.get(text.value());
    if (codec == null) {
      throw new Misfit(
              "TYPE_BAD_DISCRIMINATOR",
              type,
              "no record '" + text.value() + "', only " + byTag.keySet())
          .component(property);
    }
    return codec;
  }

  @Override
  Object freeze(Object value, int depth) {
    return variant(value).codec().freeze(value, depth);
  }

  /** By the exact class: records have no subclasses. */
  private Variant variant(Object value) {
    Variant variant = byClass.get(value.getClass());
    if (variant == null) {
      throw mismatch(value);
    }
    return variant;
  }
}
