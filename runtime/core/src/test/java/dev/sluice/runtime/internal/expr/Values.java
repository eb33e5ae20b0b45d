package dev.sluice.runtime.internal.expr;

import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;

/** Operands at which the kinds behave differently. */
final class Values {

  static final List<Boolean> BOOLEANS = List.of(true, false);
  static final List<Byte> BYTES =
      List.of((byte) 0, (byte) 1, (byte) -1, Byte.MIN_VALUE, Byte.MAX_VALUE);
  static final List<Short> SHORTS =
      List.of((short) 0, (short) 300, (short) -1, Short.MIN_VALUE, Short.MAX_VALUE);
  static final List<Character> CHARS = List.of('\0', 'a', '0', '\uffff', '\ud800', 'é');
  static final List<Integer> INTS = List.of(
      0,
      1,
      -1,
      2,
      -2,
      7,
      31,
      32,
      33,
      63,
      64,
      -33,
      65_536,
      16_777_217,
      Integer.MAX_VALUE,
      Integer.MIN_VALUE,
      123_456_789);
  static final List<Long> LONGS = List.of(
      0L,
      1L,
      -1L,
      3L,
      31L,
      32L,
      63L,
      64L,
      65L,
      -64L,
      1L << 32,
      (1L << 53) + 1,
      Long.MAX_VALUE,
      Long.MIN_VALUE);
  static final List<Float> FLOATS = List.of(
      0f,
      -0f,
      1f,
      -1.5f,
      0.1f,
      3e10f,
      Float.MIN_VALUE,
      Float.MAX_VALUE,
      Float.NaN,
      Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY);
  static final List<Double> DOUBLES = List.of(
      0d,
      -0d,
      1d,
      -1.5d,
      0.1d,
      2e-3d,
      1e300d,
      Double.MIN_VALUE,
      Double.MAX_VALUE,
      Double.NaN,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY);

  static final Map<Kind, List<?>> BY_KIND = Map.of(
      Kind.BOOLEAN, BOOLEANS,
      Kind.BYTE, BYTES,
      Kind.SHORT, SHORTS,
      Kind.CHAR, CHARS,
      Kind.INT, INTS,
      Kind.LONG, LONGS,
      Kind.FLOAT, FLOATS,
      Kind.DOUBLE, DOUBLES);

  static final TypeAccess ACCESS = TypeAccess.of(MethodHandles.lookup());

  private Values() {}

  /** Variables {@code a}, {@code b}, {@code c} in slots 0 to 2. */
  static Evaluator compile(Expr expr) {
    return ExprCompiler.compile(expr, name -> name.charAt(0) - 'a', ACCESS);
  }

  static Expr.Var var(String name) {
    return new Expr.Var(name);
  }
}
