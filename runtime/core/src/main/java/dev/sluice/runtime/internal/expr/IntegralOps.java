package dev.sluice.runtime.internal.expr;

import dev.sluice.ir.expr.Expr.BinaryOp;
import java.util.function.BinaryOperator;

/**
 * Operators on int and long. The right operand of a shift is an int or a long of its own; Java masks the distance, and
 * its low bits are the same in either.
 */
final class IntegralOps {

  private IntegralOps() {}

  static BinaryOperator<Object> ints(BinaryOp op) {
    return switch (op) {
      case ADD -> (a, b) -> (int) a + (int) b;
      case SUBTRACT -> (a, b) -> (int) a - (int) b;
      case MULTIPLY -> (a, b) -> (int) a * (int) b;
      case DIVIDE -> (a, b) -> (int) a / (int) b;
      case REMAINDER -> (a, b) -> (int) a % (int) b;
      case SHIFT_LEFT -> (a, b) -> (int) a << distance(b);
      case SHIFT_RIGHT -> (a, b) -> (int) a >> distance(b);
      case SHIFT_RIGHT_UNSIGNED -> (a, b) -> (int) a >>> distance(b);
      case BIT_AND -> (a, b) -> (int) a & (int) b;
      case BIT_OR -> (a, b) -> (int) a | (int) b;
      case BIT_XOR -> (a, b) -> (int) a ^ (int) b;
      case LESS -> (a, b) -> (int) a < (int) b;
      case LESS_EQUAL -> (a, b) -> (int) a <= (int) b;
      case GREATER -> (a, b) -> (int) a > (int) b;
      case GREATER_EQUAL -> (a, b) -> (int) a >= (int) b;
      case EQ -> (a, b) -> (int) a == (int) b;
      case NE -> (a, b) -> (int) a != (int) b;
    };
  }

  static BinaryOperator<Object> longs(BinaryOp op) {
    return switch (op) {
      case ADD -> (a, b) -> (long) a + (long) b;
      case SUBTRACT -> (a, b) -> (long) a - (long) b;
      case MULTIPLY -> (a, b) -> (long) a * (long) b;
      case DIVIDE -> (a, b) -> (long) a / (long) b;
      case REMAINDER -> (a, b) -> (long) a % (long) b;
      case SHIFT_LEFT -> (a, b) -> (long) a << distance(b);
      case SHIFT_RIGHT -> (a, b) -> (long) a >> distance(b);
      case SHIFT_RIGHT_UNSIGNED -> (a, b) -> (long) a >>> distance(b);
      case BIT_AND -> (a, b) -> (long) a & (long) b;
      case BIT_OR -> (a, b) -> (long) a | (long) b;
      case BIT_XOR -> (a, b) -> (long) a ^ (long) b;
      case LESS -> (a, b) -> (long) a < (long) b;
      case LESS_EQUAL -> (a, b) -> (long) a <= (long) b;
      case GREATER -> (a, b) -> (long) a > (long) b;
      case GREATER_EQUAL -> (a, b) -> (long) a >= (long) b;
      case EQ -> (a, b) -> (long) a == (long) b;
      case NE -> (a, b) -> (long) a != (long) b;
    };
  }

  private static int distance(Object value) {
    return ((Number) value).intValue();
  }
}
