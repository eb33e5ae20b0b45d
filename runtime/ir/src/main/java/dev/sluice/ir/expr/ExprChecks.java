package dev.sluice.ir.expr;

import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.expr.Expr.UnaryOp;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The well-formedness rules of single expressions; a broken one is an {@link IllegalArgumentException}. */
final class ExprChecks {

  private static final Set<Kind> INTEGRAL = EnumSet.of(Kind.INT, Kind.LONG);
  private static final Set<Kind> NUMERIC = EnumSet.of(Kind.INT, Kind.LONG, Kind.FLOAT, Kind.DOUBLE);
  private static final Set<Kind> LOGICAL = EnumSet.of(Kind.BOOLEAN, Kind.INT, Kind.LONG);
  private static final Set<Kind> COMPARED =
      EnumSet.of(Kind.BOOLEAN, Kind.INT, Kind.LONG, Kind.FLOAT, Kind.DOUBLE, Kind.REFERENCE);

  private static final Map<Kind, Class<?>> BOXES = Map.of(
      Kind.BOOLEAN, Boolean.class,
      Kind.BYTE, Byte.class,
      Kind.SHORT, Short.class,
      Kind.CHAR, Character.class,
      Kind.INT, Integer.class,
      Kind.LONG, Long.class,
      Kind.FLOAT, Float.class,
      Kind.DOUBLE, Double.class,
      Kind.STRING, String.class);

  private ExprChecks() {}

  static void literal(Kind type, Optional<Object> value) {
    Class<?> box = BOXES.get(type);
    boolean fits = box == null
        ? (type == Kind.NULL || type == Kind.VOID) && value.isEmpty()
        : value.isPresent() && box.isInstance(value.get());
    require(fits, "a literal of kind " + type.text() + " cannot hold " + value);
  }

  static Kind kindOf(Object value) {
    for (Kind kind : Kind.values()) {
      Class<?> box = BOXES.get(kind);
      if (box != null && box.isInstance(value)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("no literal holds a " + value.getClass().getName());
  }

  static void unary(UnaryOp op, Kind type) {
    Set<Kind> allowed = switch (op) {
      case NEGATE -> NUMERIC;
      case COMPLEMENT -> INTEGRAL;
      case NOT -> EnumSet.of(Kind.BOOLEAN);
    };
    require(
        allowed.contains(type), "operator " + op.symbol() + " has no form for kind " + type.text());
  }

  static void binary(BinaryOp op, Kind type) {
    Set<Kind> allowed = switch (op) {
      case SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> INTEGRAL;
      case BIT_AND, BIT_OR, BIT_XOR -> LOGICAL;
      case EQ, NE -> COMPARED;
      default -> NUMERIC;
    };
    require(
        allowed.contains(type), "operator " + op.symbol() + " has no form for kind " + type.text());
  }

  /** The widening primitive conversions of the language; a char widens to int and further, never to short. */
  static void widen(Kind from, Kind to) {
    boolean fits = NUMERIC.contains(to)
        && from.isPrimitive()
        && from != Kind.BOOLEAN
        && from.compareTo(to) < 0;
    require(
        fits || from == Kind.BYTE && to == Kind.SHORT,
        from.text() + " does not widen to " + to.text());
  }

  static void primitive(Kind type) {
    require(type.isPrimitive(), type.text() + " is not a primitive");
  }

  static void parts(List<Expr> parts) {
    require(parts.size() >= 2, "a concatenation has two or more parts");
  }

  static void records(Map<String, String> records) {
    require(!records.isEmpty(), "a test for records names at least one");
  }

  private static void require(boolean holds, String problem) {
    if (!holds) {
      throw new IllegalArgumentException(problem);
    }
  }
}
