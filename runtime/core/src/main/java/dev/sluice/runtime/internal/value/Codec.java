package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import org.jspecify.annotations.Nullable;

/** One type's part of a binding. Levels are counted so that a cycle or a very long chain ends in a clear error. */
@SuppressWarnings("NullAway") // Null is a value.
abstract class Codec {

  static final int MAX_DEPTH = 1000;

  /** What null is to a type. */
  enum Nulls {
    /** Never allowed: primitives. */
    REFUSED,
    /** Allowed by Java, not by the schema. */
    JAVA_ONLY,
    /** Allowed by both: boxes. */
    ALLOWED
  }

  final String type;
  private final Nulls nulls;

  Codec(String type, Nulls nulls) {
    this.type = type;
    this.nulls = nulls;
  }

  /** The JSON form of a value that is not null. */
  abstract Json write(Object value, int depth);

  /** The value of a JSON that is not null. */
  abstract Object read(Json json, boolean strict, int depth);

  /** The copy of a value that is not null, the value itself if nothing had to be copied. */
  abstract Object freeze(Object value, int depth);

  /** Whether values have nothing to copy and nothing to check beyond their class. */
  boolean isTrivial() {
    return false;
  }

  Json encode(@Nullable Object value, int depth) {
    if (value == null) {
      refuseNull(false);
      return Json.NULL;
    }
    return write(value, deeper(depth));
  }

  @Nullable
  Object decode(Json json, boolean strict, int depth) {
    if (json instanceof Json.Null) {
      refuseNull(strict);
      return null;
    }
    return read(json, strict, deeper(depth));
  }

  /** The value of an absent record component. */
  @Nullable
  Object absent() {
    if (nulls != Nulls.ALLOWED) {
      throw new Misfit("TYPE_MISSING", type, "the property is missing");
    }
    return null;
  }

  @Nullable
  Object copy(@Nullable Object value, int depth) {
    if (value == null) {
      refuseNull(false);
      return null;
    }
    return freeze(value, deeper(depth));
  }

  private void refuseNull(boolean strict) {
    if (nulls == Nulls.REFUSED || strict && nulls == Nulls.JAVA_ONLY) {
      throw new Misfit("TYPE_NULL", type, "null where a value must be");
    }
  }

  private int deeper(int depth) {
    if (depth > MAX_DEPTH) {
      throw new Misfit("TYPE_TOO_DEEP", type, "nested more than " + MAX_DEPTH + " levels");
    }
    return depth + 1;
  }

  final Misfit mismatch(Object value) {
    return new Misfit(
        "TYPE_MISMATCH", type, "found an object of class " + value.getClass().getName());
  }

  final Misfit mismatch(Json json) {
    return new Misfit("TYPE_MISMATCH", type, "found " + kind(json));
  }

  private static String kind(Json json) {
    if (json instanceof Json.Text) {
      return "a string";
    } else if (json instanceof Json.Int) {
      return "an integer";
    } else if (json instanceof Json.Real) {
      return "a number with a fraction";
    } else if (json instanceof Json.Bool) {
      return "a boolean";
    } else if (json instanceof Json.Arr) {
      return "an array";
    }
    return json instanceof Json.Obj ? "an object" : "null";
  }
}
