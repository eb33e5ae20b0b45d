package dev.sluice.runtime.internal.expr;

import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.expr.Expr.UnaryOp;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Operators on float, double, boolean and references, unary operators and conversions. */
final class OtherOps {

  private OtherOps() {}

  static BinaryOperator<Object> binary(BinaryOp op, Kind kind) {
    return switch (kind) {
      case INT -> IntegralOps.ints(op);
      case LONG -> IntegralOps.longs(op);
      case FLOAT -> floats(op);
      case DOUBLE -> doubles(op);
      case BOOLEAN -> booleans(op);
      case REFERENCE -> references(op);
      default -> throw absent(op.symbol(), kind);
    };
  }

  private static BinaryOperator<Object> floats(BinaryOp op) {
    return switch (op) {
      case ADD -> (a, b) -> (float) a + (float) b;
      case SUBTRACT -> (a, b) -> (float) a - (float) b;
      case MULTIPLY -> (a, b) -> (float) a * (float) b;
      case DIVIDE -> (a, b) -> (float) a / (float) b;
      case REMAINDER -> (a, b) -> (float) a % (float) b;
      case LESS -> (a, b) -> (float) a < (float) b;
      case LESS_EQUAL -> (a, b) -> (float) a <= (float) b;
      case GREATER -> (a, b) -> (float) a > (float) b;
      case GREATER_EQUAL -> (a, b) -> (float) a >= (float) b;
      case EQ -> (a, b) -> (float) a == (float) b;
      case NE -> (a, b) -> (float) a != (float) b;
      default -> throw absent(op.symbol(), Kind.FLOAT);
    };
  }

  private static BinaryOperator<Object> doubles(BinaryOp op) {
    return switch (op) {
      case ADD -> (a, b) -> (double) a + (double) b;
      case SUBTRACT -> (a, b) -> (double) a - (double) b;
      case MULTIPLY -> (a, b) -> (double) a * (double) b;
      case DIVIDE -> (a, b) -> (double) a / (double) b;
      case REMAINDER -> (a, b) -> (double) a % (double) b;
      case LESS -> (a, b) -> (double) a < (double) b;
      case LESS_EQUAL -> (a, b) -> (double) a <= (double) b;
      case GREATER -> (a, b) -> (double) a > (double) b;
      case GREATER_EQUAL -> (a, b) -> (double) a >= (double) b;
      case EQ -> (a, b) -> (double) a == (double) b;
      case NE -> (a, b) -> (double) a != (double) b;
      default -> throw absent(op.symbol(), Kind.DOUBLE);
    };
  }

  /** Both operands are values already, so laziness cannot be seen. */
  @SuppressWarnings("ShortCircuitBoolean") // these are the operators that evaluate both sides
  private static BinaryOperator<Object> booleans(BinaryOp op) {
    return switch (op) {
      case BIT_AND -> (a, b) -> (boolean) a && (boolean) b;
      case BIT_OR -> (a, b) -> (boolean) a || (boolean) b;
      case BIT_XOR, NE -> (a, b) -> (boolean) a ^ (boolean) b;
      case EQ -> (a, b) -> (boolean) a == (boolean) b;
      default -> throw absent(op.symbol(), Kind.BOOLEAN);
    };
  }

  private static BinaryOperator<Object> references(BinaryOp op) {
    return switch (op) {
      case EQ -> (a, b) -> a == b;
      case NE -> (a, b) -> a != b;
      default -> throw absent(op.symbol(), Kind.REFERENCE);
    };
  }

  static UnaryOperator<Object> unary(UnaryOp op, Kind kind) {
    if (op == UnaryOp.NOT) {
      return a -> !(boolean) a;
    }
    boolean negates = op == UnaryOp.NEGATE;
    return switch (kind) {
      case INT -> negates ? a -> -(int) a : a -> ~(int) a;
      case LONG -> negates ? a -> -(long) a : a -> ~(long) a;
      case FLOAT -> a -> -(float) a;
      case DOUBLE -> a -> -(double) a;
      default -> throw absent(op.symbol(), kind);
    };
  }

  static UnaryOperator<Object> widen(Kind from, Kind to) {
    UnaryOperator<Object> number = switch (to) {
      case SHORT -> a -> ((Number) a).shortValue();
      case INT -> a -> ((Number) a).intValue();
      case LONG -> a -> ((Number) a).longValue();
      case FLOAT -> a -> ((Number) a).floatValue();
      case DOUBLE -> a -> ((Number) a).doubleValue();
      default -> throw absent("widening from " + from.text(), to);
    };
    return from == Kind.CHAR ? a -> number.apply((int) (char) a) : number;
  }

  /** What a switch compares: Java dereferences the subject, so null raises {@code NullPointerException}. */
  static Object key(Object subject) {
    if (subject instanceof String) {
      return subject;
    } else if (subject instanceof Enum<?> constant) {
      return constant.name();
    } else if (subject instanceof Character character) {
      return Integer.toString(character);
    } else if (subject == null) {
      throw new NullPointerException("the subject of a switch is null");
    }
    return subject.toString();
  }

  private static IllegalArgumentException absent(String operator, Kind kind) {
    return new IllegalArgumentException("no " + operator + " for " + kind.text());
  }
}
