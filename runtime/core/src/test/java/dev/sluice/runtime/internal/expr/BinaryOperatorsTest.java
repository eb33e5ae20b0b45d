package dev.sluice.runtime.internal.expr;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static dev.sluice.runtime.internal.expr.Values.var;

import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every binary operator on every kind that has it, against what javac makes of the same operator. */
class BinaryOperatorsTest {

  private interface IntOp {
    Object of(int a, int b);
  }

  private interface LongOp {
    Object of(long a, long b);
  }

  private interface FloatOp {
    Object of(float a, float b);
  }

  private interface DoubleOp {
    Object of(double a, double b);
  }

  private interface BooleanOp {
    Object of(boolean a, boolean b);
  }

  private static final Map<BinaryOp, IntOp> INT = new EnumMap<>(Map.ofEntries(
      Map.entry(BinaryOp.ADD, (a, b) -> a + b),
      Map.entry(BinaryOp.SUBTRACT, (a, b) -> a - b),
      Map.entry(BinaryOp.MULTIPLY, (a, b) -> a * b),
      Map.entry(BinaryOp.DIVIDE, (a, b) -> a / b),
      Map.entry(BinaryOp.REMAINDER, (a, b) -> a % b),
      Map.entry(BinaryOp.SHIFT_LEFT, (a, b) -> a << b),
      Map.entry(BinaryOp.SHIFT_RIGHT, (a, b) -> a >> b),
      Map.entry(BinaryOp.SHIFT_RIGHT_UNSIGNED, (a, b) -> a >>> b),
      Map.entry(BinaryOp.BIT_AND, (a, b) -> a & b),
      Map.entry(BinaryOp.BIT_OR, (a, b) -> a | b),
      Map.entry(BinaryOp.BIT_XOR, (a, b) -> a ^ b),
      Map.entry(BinaryOp.LESS, (a, b) -> a < b),
      Map.entry(BinaryOp.LESS_EQUAL, (a, b) -> a <= b),
      Map.entry(BinaryOp.GREATER, (a, b) -> a > b),
      Map.entry(BinaryOp.GREATER_EQUAL, (a, b) -> a >= b),
      Map.entry(BinaryOp.EQ, (a, b) -> a == b),
      Map.entry(BinaryOp.NE, (a, b) -> a != b)));

  private static final Map<BinaryOp, LongOp> LONG = new EnumMap<>(Map.ofEntries(
      Map.entry(BinaryOp.ADD, (a, b) -> a + b),
      Map.entry(BinaryOp.SUBTRACT, (a, b) -> a - b),
      Map.entry(BinaryOp.MULTIPLY, (a, b) -> a * b),
      Map.entry(BinaryOp.DIVIDE, (a, b) -> a / b),
      Map.entry(BinaryOp.REMAINDER, (a, b) -> a % b),
      Map.entry(BinaryOp.SHIFT_LEFT, (a, b) -> a << b),
      Map.entry(BinaryOp.SHIFT_RIGHT, (a, b) -> a >> b),
      Map.entry(BinaryOp.SHIFT_RIGHT_UNSIGNED, (a, b) -> a >>> b),
      Map.entry(BinaryOp.BIT_AND, (a, b) -> a & b),
      Map.entry(BinaryOp.BIT_OR, (a, b) -> a | b),
      Map.entry(BinaryOp.BIT_XOR, (a, b) -> a ^ b),
      Map.entry(BinaryOp.LESS, (a, b) -> a < b),
      Map.entry(BinaryOp.LESS_EQUAL, (a, b) -> a <= b),
      Map.entry(BinaryOp.GREATER, (a, b) -> a > b),
      Map.entry(BinaryOp.GREATER_EQUAL, (a, b) -> a >= b),
      Map.entry(BinaryOp.EQ, (a, b) -> a == b),
      Map.entry(BinaryOp.NE, (a, b) -> a != b)));

  private static final Map<BinaryOp, FloatOp> FLOAT = new EnumMap<>(Map.ofEntries(
      Map.entry(BinaryOp.ADD, (a, b) -> a + b),
      Map.entry(BinaryOp.SUBTRACT, (a, b) -> a - b),
      Map.entry(BinaryOp.MULTIPLY, (a, b) -> a * b),
      Map.entry(BinaryOp.DIVIDE, (a, b) -> a / b),
      Map.entry(BinaryOp.REMAINDER, (a, b) -> a % b),
      Map.entry(BinaryOp.LESS, (a, b) -> a < b),
      Map.entry(BinaryOp.LESS_EQUAL, (a, b) -> a <= b),
      Map.entry(BinaryOp.GREATER, (a, b) -> a > b),
      Map.entry(BinaryOp.GREATER_EQUAL, (a, b) -> a >= b),
      Map.entry(BinaryOp.EQ, (a, b) -> a == b),
      Map.entry(BinaryOp.NE, (a, b) -> a != b)));

  private static final Map<BinaryOp, DoubleOp> DOUBLE = new EnumMap<>(Map.ofEntries(
      Map.entry(BinaryOp.ADD, (a, b) -> a + b),
      Map.entry(BinaryOp.SUBTRACT, (a, b) -> a - b),
      Map.entry(BinaryOp.MULTIPLY, (a, b) -> a * b),
      Map.entry(BinaryOp.DIVIDE, (a, b) -> a / b),
      Map.entry(BinaryOp.REMAINDER, (a, b) -> a % b),
      Map.entry(BinaryOp.LESS, (a, b) -> a < b),
      Map.entry(BinaryOp.LESS_EQUAL, (a, b) -> a <= b),
      Map.entry(BinaryOp.GREATER, (a, b) -> a > b),
      Map.entry(BinaryOp.GREATER_EQUAL, (a, b) -> a >= b),
      Map.entry(BinaryOp.EQ, (a, b) -> a == b),
      Map.entry(BinaryOp.NE, (a, b) -> a != b)));

  private static final Map<BinaryOp, BooleanOp> BOOLEAN = new EnumMap<>(Map.of(
      BinaryOp.BIT_AND, (a, b) -> a & b,
      BinaryOp.BIT_OR, (a, b) -> a | b,
      BinaryOp.BIT_XOR, (a, b) -> a ^ b,
      BinaryOp.EQ, (a, b) -> a == b,
      BinaryOp.NE, (a, b) -> a != b));

  private static void check(
      Kind kind, BinaryOp op, List<?> lefts, List<?> rights, BinaryOperator<Object> java) {
    Evaluator both = Values.compile(new Expr.Binary(op, kind, var("a"), var("b")));
    for (Object b : rights) {
      Evaluator constant = Values.compile(new Expr.Binary(op, kind, var("a"), Expr.Literal.of(b)));
      for (Object a : lefts) {
        Outcome expected = Outcome.of(() -> java.apply(a, b));
        assertWithMessage("%s %s %s as %s", a, op.symbol(), b, kind)
            .that(Outcome.of(() -> both.eval(new Object[] {a, b})))
            .isEqualTo(expected);
        assertWithMessage("%s %s constant %s as %s", a, op.symbol(), b, kind)
            .that(Outcome.of(() -> constant.eval(new Object[] {a})))
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void ints() {
    INT.forEach((op, java) ->
        check(Kind.INT, op, Values.INTS, Values.INTS, (a, b) -> java.of((int) a, (int) b)));
  }

  @Test
  void longs() {
    LONG.forEach((op, java) ->
        check(Kind.LONG, op, Values.LONGS, Values.LONGS, (a, b) -> java.of((long) a, (long) b)));
  }

  @Test
  void floats() {
    FLOAT.forEach((op, java) -> check(
        Kind.FLOAT, op, Values.FLOATS, Values.FLOATS, (a, b) -> java.of((float) a, (float) b)));
  }

  @Test
  void doubles() {
    DOUBLE.forEach((op, java) -> check(
        Kind.DOUBLE,
        op,
        Values.DOUBLES,
        Values.DOUBLES,
        (a, b) -> java.of((double) a, (double) b)));
  }

  @Test
  void booleans() {
    BOOLEAN.forEach((op, java) -> check(
        Kind.BOOLEAN,
        op,
        Values.BOOLEANS,
        Values.BOOLEANS,
        (a, b) -> java.of((boolean) a, (boolean) b)));
  }

  @Test
  void shiftsByTheOtherIntegralKind() {
    check(Kind.INT, BinaryOp.SHIFT_LEFT, Values.INTS, Values.LONGS, (a, b) -> (int) a << (long) b);
    check(Kind.INT, BinaryOp.SHIFT_RIGHT, Values.INTS, Values.LONGS, (a, b) -> (int) a >> (long) b);
    check(
        Kind.INT,
        BinaryOp.SHIFT_RIGHT_UNSIGNED,
        Values.INTS,
        Values.LONGS,
        (a, b) -> (int) a >>> (long) b);
    check(Kind.LONG, BinaryOp.SHIFT_LEFT, Values.LONGS, Values.INTS, (a, b) -> (long) a << (int) b);
    check(
        Kind.LONG, BinaryOp.SHIFT_RIGHT, Values.LONGS, Values.INTS, (a, b) -> (long) a >> (int) b);
    check(
        Kind.LONG,
        BinaryOp.SHIFT_RIGHT_UNSIGNED,
        Values.LONGS,
        Values.INTS,
        (a, b) -> (long) a >>> (int) b);
  }

  @Test
  void references() {
    Object one = new Object();
    Object[][] frames = {
      {one, one}, {one, new Object()}, {one, null}, {null, null}, {Kind.INT, Kind.INT}
    };
    Evaluator same =
        Values.compile(new Expr.Binary(BinaryOp.EQ, Kind.REFERENCE, var("a"), var("b")));
    Evaluator other =
        Values.compile(new Expr.Binary(BinaryOp.NE, Kind.REFERENCE, var("a"), var("b")));
    for (Object[] frame : frames) {
      assertThat(same.eval(frame)).isEqualTo(frame[0] == frame[1]);
      assertThat(other.eval(frame)).isEqualTo(frame[0] != frame[1]);
    }
  }

  @Test
  void noOperatorOfTheGrammarIsLeftOut() {
    Map<Kind, Map<BinaryOp, ?>> oracles = Map.of(
        Kind.INT,
        INT,
        Kind.LONG,
        LONG,
        Kind.FLOAT,
        FLOAT,
        Kind.DOUBLE,
        DOUBLE,
        Kind.BOOLEAN,
        BOOLEAN);
    for (Kind kind : Kind.values()) {
      List<BinaryOp> known =
          Stream.of(BinaryOp.values()).filter(op -> exists(op, kind)).toList();
      if (kind == Kind.REFERENCE) {
        assertThat(known).containsExactly(BinaryOp.EQ, BinaryOp.NE);
      } else {
        assertWithMessage("%s", kind)
            .that(known)
            .containsExactlyElementsIn(
                oracles.containsKey(kind) ? oracles.get(kind).keySet() : List.of());
      }
    }
  }

  private static boolean exists(BinaryOp op, Kind kind) {
    try {
      new Expr.Binary(op, kind, var("a"), var("b"));
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
