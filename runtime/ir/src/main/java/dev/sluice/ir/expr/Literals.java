package dev.sluice.ir.expr;

import dev.sluice.ir.IrException;
import dev.sluice.ir.IrException.Code;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr.Kind;
import java.math.BigInteger;
import java.util.Optional;

/** Literals from JSON. */
final class Literals {

  private Literals() {}

  static String text(Json json, String path) {
    if (json instanceof Json.Text text) {
      return text.value();
    }
    throw new IrException(Code.IR_FIELD_TYPE, path, "a string expected");
  }

  static Expr.Literal read(Kind kind, Json json, String path) {
    if (kind == Kind.NULL || kind == Kind.VOID) {
      require(json instanceof Json.Null, path, "null expected");
      return new Expr.Literal(kind, Optional.empty());
    }
    return new Expr.Literal(kind, Optional.of(value(kind, json, path)));
  }

  private static Object value(Kind kind, Json json, String path) {
    switch (kind) {
      case BOOLEAN:
        require(json instanceof Json.Bool, path, "true or false expected");
        return ((Json.Bool) json).value();
      case BYTE:
        return (byte) integer(json, Byte.MIN_VALUE, Byte.MAX_VALUE, path);
      case SHORT:
        return (short) integer(json, Short.MIN_VALUE, Short.MAX_VALUE, path);
      case INT:
        return (int) integer(json, Integer.MIN_VALUE, Integer.MAX_VALUE, path);
      case LONG:
        return integer(json, Long.MIN_VALUE, Long.MAX_VALUE, path);
      case FLOAT:
        float narrow = (float) real(json, path);
        require(
            json instanceof Json.Text || narrow == real(json, path),
            path,
            "not the exact value of a float");
        return narrow;
      case DOUBLE:
        return real(json, path);
      case CHAR:
        require(text(json, path).length() == 1, path, "a string of one character expected");
        return text(json, path).charAt(0);
      default:
        return text(json, path);
    }
  }

  private static long integer(Json json, long minimum, long maximum, String path) {
    require(json instanceof Json.Int, path, "an integer expected");
    BigInteger value = ((Json.Int) json).value();
    require(value.bitLength() < Long.SIZE, path, "out of range");
    require(value.longValue() >= minimum && value.longValue() <= maximum, path, "out of range");
    return value.longValue();
  }

  private static double real(Json json, String path) {
    if (json instanceof Json.Real real) {
      return real.value();
    }
    switch (text(json, path)) {
      case "NaN":
        return Double.NaN;
      case "Infinity":
        return Double.POSITIVE_INFINITY;
      case "-Infinity":
        return Double.NEGATIVE_INFINITY;
      default:
        throw new IrException(Code.IR_BAD_WORD, path, "NaN, Infinity or -Infinity expected");
    }
  }

  private static void require(boolean holds, String path, String message) {
    if (!holds) {
      throw new IrException(Code.IR_FIELD_TYPE, path, message);
    }
  }
}
