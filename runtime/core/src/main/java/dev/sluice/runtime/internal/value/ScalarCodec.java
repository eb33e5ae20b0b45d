package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType.Scalar;
import java.math.BigDecimal;
import java.math.BigInteger;

/** A primitive or its box; both are boxes at run time and differ in null only. */
final class ScalarCodec extends Codec {

  private final Scalar scalar;
  private final Class<?> box;

  ScalarCodec(Scalar scalar, boolean boxed) {
    super(boxed ? scalar.box() : scalar.primitive(), boxed ? Nulls.ALLOWED : Nulls.REFUSED);
    this.scalar = scalar;
    this.box = box(scalar);
  }

  private static Class<?> box(Scalar scalar) {
    return switch (scalar) {
      case BOOLEAN -> Boolean.class;
      case BYTE -> Byte.class;
      case SHORT -> Short.class;
      case INT -> Integer.class;
      case LONG -> Long.class;
      case FLOAT -> Float.class;
      case DOUBLE -> Double.class;
      case CHAR -> Character.class;
    };
  }

  @Override
  boolean isTrivial() {
    return scalar != Scalar.FLOAT && scalar != Scalar.DOUBLE;
  }

  @Override
  Json write(Object value, int depth) {
    checked(value);
    return switch (scalar) {
      case BOOLEAN -> Json.of((boolean) value);
      case CHAR -> Json.of(value.toString());
      case FLOAT, DOUBLE -> Json.of(((Number) value).doubleValue());
      default -> Json.of(((Number) value).longValue());
    };
  }

  @Override
  Object freeze(Object value, int depth) {
    return checked(value);
  }

  private Object checked(Object value) {
    if (!box.isInstance(value)) {
      throw mismatch(value);
    }
    if (!isTrivial() && !Double.isFinite(((Number) value).doubleValue())) {
      throw new Misfit("TYPE_NOT_FINITE", type, value + " has no JSON form");
    }
    return value;
  }

  @Override
  Object read(Json json, boolean strict, int depth) {
    return switch (scalar) {
      case BOOLEAN -> {
        if (json instanceof Json.Bool bool) {
          yield bool.value();
        }
        throw mismatch(json);
      }
      case BYTE -> (byte) integer(json, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> (short) integer(json, Short.MIN_VALUE, Short.MAX_VALUE);
      case INT -> (int) integer(json, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG -> integer(json, Long.MIN_VALUE, Long.MAX_VALUE);
      case FLOAT -> (float) real(json);
      case DOUBLE -> real(json);
      case CHAR -> character(json);
    };
  }

  private long integer(Json json, long minimum, long maximum) {
    if (!(json instanceof Json.Int number)) {
      throw mismatch(json);
    }
    BigInteger value = number.value();
    if (value.bitLength() >= Long.SIZE
        || value.longValue() < minimum
        || value.longValue() > maximum) {
      throw range(value.toString());
    }
    return value.longValue();
  }

  /** A fraction is rounded as Java rounds a literal; an integer has to be met exactly. */
  private double real(Json json) {
    if (json instanceof Json.Real number) {
      if (scalar == Scalar.FLOAT && Math.abs(number.value()) > Float.MAX_VALUE) {
        throw range(Double.toString(number.value()));
      }
      return number.value();
    } else if (json instanceof Json.Int number) {
      BigInteger value = number.value();
      double nearest = scalar == Scalar.FLOAT ? value.floatValue() : value.doubleValue();
      if (!Double.isFinite(nearest) || !new BigDecimal(nearest).toBigInteger().equals(value)) {
        throw range(value.toString());
      }
      return nearest;
    }
    throw mismatch(json);
  }

  private char character(Json json) {
    if (!(json instanceof Json.Text text)) {
      throw mismatch(json);
    } else if (text.value().length() != 1) {
      throw new Misfit(
          "TYPE_RANGE",
          type,
          "found a string of " + text.value().length() + " UTF-16 units, not of one");
    }
    return text.value().charAt(0);
  }

  private Misfit range(String value) {
    return new Misfit("TYPE_RANGE", type, value + " is not a value of this type");
  }
}
