package dev.sluice.ir.type;

import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType.Scalar;

/** Schemas of primitives. */
final class ScalarSchemas {

  private ScalarSchemas() {}

  static Json.Obj of(Scalar scalar) {
    switch (scalar) {
      case BOOLEAN:
        return Json.Obj.of("type", Json.of("boolean"));
      case BYTE:
        return integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT:
        return integer(Short.MIN_VALUE, Short.MAX_VALUE);
      case INT:
        return integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG:
        return integer(Long.MIN_VALUE, Long.MAX_VALUE);
      case FLOAT:
        return Json.Obj.of(
            "type", Json.of("number"),
            "minimum", Json.of((double) -Float.MAX_VALUE),
            "maximum", Json.of((double) Float.MAX_VALUE));
      case DOUBLE:
        return Json.Obj.of("type", Json.of("number"));
      case CHAR:
        return Json.Obj.of(
            "type", Json.of("string"), "minLength", Json.of(1), "maxLength", Json.of(1));
      default:
        throw new AssertionError(scalar);
    }
  }

  private static Json.Obj integer(long minimum, long maximum) {
    return Json.Obj.of(
        "type", Json.of("integer"), "minimum", Json.of(minimum), "maximum", Json.of(maximum));
  }
}
