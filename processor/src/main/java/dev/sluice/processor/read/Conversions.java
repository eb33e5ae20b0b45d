package dev.sluice.processor.read;

import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.Kind;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** Writes out the conversions that Java inserts without a word. Boxing needs none: every value is boxed. */
final class Conversions {

  private final JavaTypes types;

  Conversions(JavaTypes types) {
    this.types = types;
  }

  /** The operand as a value of {@code type}: in an assignment, a call, a return. javac has checked that it fits. */
  Operand to(TypeMirror type, Operand operand) {
    if (types.isVoid(type) || operand.type().getKind() == javax.lang.model.type.TypeKind.NULL) {
      return new Operand(operand.expr(), type);
    }
    if (types.isPrimitive(type)) {
      return new Operand(widened(types.kind(type), unboxed(operand)), type);
    }
    if (!types.isPrimitive(operand.type())) {
      return new Operand(operand.expr(), type);
    }
    // A constant may be narrowed on its way into a box: Byte b = 1.
    Optional<Kind> boxed = types.unboxed(type).map(types::kind);
    return new Operand(boxed.isPresent() ? widened(boxed.get(), operand) : operand.expr(), type);
  }

  /** The operand as a primitive of {@code kind}, to which it is promoted. */
  Expr promoted(Kind kind, Operand operand) {
    return widened(kind, unboxed(operand));
  }

  /** The operand without its box. */
  Operand unboxed(Operand operand) {
    return types.isPrimitive(operand.type())
        ? operand
        : types
            .unboxed(operand.type())
            .map(primitive ->
                new Operand(new Expr.Unbox(types.kind(primitive), operand.expr()), primitive))
            .orElse(operand);
  }

  /** Binary numeric promotion of two primitive kinds. */
  static Kind promotion(Kind left, Kind right) {
    for (Kind kind : new Kind[] {Kind.DOUBLE, Kind.FLOAT, Kind.LONG}) {
      if (left == kind || right == kind) {
        return kind;
      }
    }
    return Kind.INT;
  }

  /** Unary numeric promotion. */
  static Kind promotion(Kind kind) {
    return promotion(kind, Kind.INT);
  }

  private Expr widened(Kind kind, Operand operand) {
    Kind from = types.kind(operand.type());
    if (from == kind || !kind.isPrimitive() || !from.isPrimitive()) {
      return operand.expr();
    }
    return operand.expr() instanceof Expr.Literal literal
        ? Fold.cast(literal, kind)
        : new Expr.Widen(from, kind, operand.expr());
  }
}
