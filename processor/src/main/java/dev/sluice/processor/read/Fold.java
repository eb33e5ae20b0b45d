package dev.sluice.processor.read;

import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.expr.Expr.Literal;
import dev.sluice.ir.expr.Expr.UnaryOp;
import java.util.Optional;

/** Computes operators on constants, as the language wants it for constant expressions. */
final class Fold {

  private Fold() {}

  /** The conversion of a constant to another primitive, narrowing included. */
  static Literal cast(Literal literal, Kind kind) {
    if (literal.type() == kind || literal.type() == Kind.BOOLEAN) {
      return literal;
    }
    Object value = literal.value().orElseThrow();
    Number number = value instanceof Character c ? Integer.valueOf(c) : (Number) value;
    return Literal.of(
        switch (kind) {
          // From float and double Java narrows to byte, short and char by way of int, as intValue()
          // does.
          case BYTE -> (byte) number.intValue();
          case SHORT -> (short) number.intValue();
          case CHAR -> (char) number.intValue();
          case INT -> number.intValue();
          case LONG -> number.longValue();
          case FLOAT -> number.floatValue();
          case DOUBLE -> number.doubleValue();
          default -> value;
        });
  }

  /** The expression itself unless its operand is constant. */
  static Expr unary(UnaryOp op, Kind kind, Expr operand) {
    if (!(operand instanceof Literal literal)) {
      return new Expr.Unary(op, kind, operand);
    }
    Object value = literal.value().orElseThrow();
    return Literal.of(
        switch (op) {
          case NOT -> !(Boolean) value;
          case COMPLEMENT -> kind == Kind.LONG ? (Object) ~(Long) value : (Object) ~(Integer) value;
          case NEGATE ->
            switch (kind) {
              case INT -> -(Integer) value;
              case LONG -> -(Long) value;
              case FLOAT -> -(Float) value;
              default -> -(Double) value;
            };
        });
  }

  /** The expression itself unless both sides are constant and there is a result. */
  static Expr binary(BinaryOp op, Kind kind, Expr left, Expr right) {
    if (left instanceof Literal a
        && right instanceof Literal b
        && a.value().isPresent()
        && b.value().isPresent()) {
      Optional<Object> value = compute(op, kind, a.value().get(), b.value().get());
      if (value.isPresent()) {
        return Literal.of(value.get());
      }
    }
    return new Expr.Binary(op, kind, left, right);
  }

  /**
   * Texts, whole numbers, characters and truth values joined. A text of a floating-point number differs between Java
   * versions, so it is left to the run.
   */
  static Optional<Literal> join(Expr left, Expr right) {
    return left instanceof Literal a
            && right instanceof Literal b
            && hasFixedText(a)
            && hasFixedText(b)
        ? Optional.of(Literal.of(text(a) + text(b)))
        : Optional.empty();
  }

  /** {@code test ? then : otherwise}, or the arm that is taken if all three are constant. */
  static Expr choice(Expr test, Expr then, Expr otherwise) {
    Optional<Boolean> taken = truth(test);
    return taken.isPresent() && isConstant(then) && isConstant(otherwise)
        ? taken.get() ? then : otherwise
        : new Expr.If(test, then, otherwise);
  }

  /** {@code left && right}, or its value if both sides are constant. */
  static Expr and(Expr left, Expr right) {
    Optional<Boolean> a = truth(left);
    Optional<Boolean> b = truth(right);
    return a.isPresent() && b.isPresent()
        ? Literal.of(a.get() && b.get())
        : new Expr.And(left, right);
  }

  /** {@code left || right}, or its value if both sides are constant. */
  static Expr or(Expr left, Expr right) {
    Optional<Boolean> a = truth(left);
    Optional<Boolean> b = truth(right);
    return a.isPresent() && b.isPresent()
        ? Literal.of(a.get() || b.get())
        : new Expr.Or(left, right);
  }

  /**
   * The constant of a switch label; empty if there is none. The compiler has it too, so that a text of a floating-point
   * number in it is that of the compiler.
   */
  static Optional<Literal> label(Expr expr) {
    if (expr instanceof Expr.Concat concat && concat.parts().stream().allMatch(Fold::isConstant)) {
      StringBuilder text = new StringBuilder();
      concat.parts().forEach(part -> text.append(text((Literal) part)));
      return Optional.of(Literal.of(text.toString()));
    }
    return isConstant(expr) ? Optional.of((Literal) expr) : Optional.empty();
  }

  private static boolean isConstant(Expr expr) {
    return expr instanceof Literal literal && literal.value().isPresent();
  }

  private static Optional<Boolean> truth(Expr expr) {
    return expr instanceof Literal literal && literal.type() == Kind.BOOLEAN
        ? literal.value().map(Boolean.class::cast)
        : Optional.empty();
  }

  private static boolean hasFixedText(Literal literal) {
    return literal.value().isPresent()
        && literal.type() != Kind.FLOAT
        && literal.type() != Kind.DOUBLE;
  }

  private static String text(Literal literal) {
    return String.valueOf(literal.value().orElseThrow());
  }

  private static Optional<Object> compute(BinaryOp op, Kind kind, Object a, Object b) {
    return switch (kind) {
      case BOOLEAN -> Optional.of(booleans(op, (Boolean) a, (Boolean) b));
      case INT -> ints(op, (Integer) a, ((Number) b).longValue());
      case LONG -> longs(op, (Long) a, ((Number) b).longValue());
      case FLOAT -> Optional.of(floats(op, (Float) a, (Float) b));
      case DOUBLE -> Optional.of(doubles(op, (Double) a, (Double) b));
      default -> Optional.empty();
    };
  }

  @SuppressWarnings("ShortCircuitBoolean") // both sides are values
  private static Object booleans(BinaryOp op, boolean a, boolean b) {
    return switch (op) {
      case BIT_AND -> a & b;
      case BIT_OR -> a | b;
      case EQ -> a == b;
      default -> a ^ b;
    };
  }

  private static Optional<Object> ints(BinaryOp op, int a, long shift) {
    int b = (int) shift;
    if (b == 0 && (op == BinaryOp.DIVIDE || op == BinaryOp.REMAINDER)) {
      return Optional.empty();
    }
    return Optional.of(
        switch (op) {
          case ADD -> a + b;
          case SUBTRACT -> a - b;
          case MULTIPLY -> a * b;
          case DIVIDE -> a / b;
          case REMAINDER -> a % b;
          case SHIFT_LEFT -> a << b;
          case SHIFT_RIGHT -> a >> b;
          case SHIFT_RIGHT_UNSIGNED -> a >>> b;
          case BIT_AND -> a & b;
          case BIT_OR -> a | b;
          case BIT_XOR -> a ^ b;
          default -> compare(op, Integer.compare(a, b));
        });
  }

  private static Optional<Object> longs(BinaryOp op, long a, long b) {
    if (b == 0 && (op == BinaryOp.DIVIDE || op == BinaryOp.REMAINDER)) {
      return Optional.empty();
    }
    return Optional.of(
        switch (op) {
          case ADD -> a + b;
          case SUBTRACT -> a - b;
          case MULTIPLY -> a * b;
          case DIVIDE -> a / b;
          case REMAINDER -> a % b;
          case SHIFT_LEFT -> a << b;
          case SHIFT_RIGHT -> a >> b;
          case SHIFT_RIGHT_UNSIGNED -> a >>> b;
          case BIT_AND -> a & b;
          case BIT_OR -> a | b;
          case BIT_XOR -> a ^ b;
          default -> compare(op, Long.compare(a, b));
        });
  }

  private static Object floats(BinaryOp op, float a, float b) {
    return switch (op) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> a / b;
      case REMAINDER -> a % b;
      default -> doubles(op, a, b);
    };
  }

  private static Object doubles(BinaryOp op, double a, double b) {
    return switch (op) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> a / b;
      case REMAINDER -> a % b;
      case LESS -> a < b;
      case LESS_EQUAL -> a <= b;
      case GREATER -> a > b;
      case GREATER_EQUAL -> a >= b;
      case EQ -> a == b;
      default -> a != b;
    };
  }

  private static boolean compare(BinaryOp op, int sign) {
    return switch (op) {
      case LESS -> sign < 0;
      case LESS_EQUAL -> sign <= 0;
      case GREATER -> sign > 0;
      case GREATER_EQUAL -> sign >= 0;
      case EQ -> sign == 0;
      default -> sign != 0;
    };
  }
}
