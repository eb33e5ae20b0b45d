package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Arithmetic, conditions and concatenation. */
final class Operators {

  private final Makers makers;

  Operators(Makers makers) {
    this.makers = makers;
  }

  /** Arithmetic whose result is an int, long, float or double. */
  Code number(Type type, Scope scope, int depth) {
    boolean isWhole = type == Type.INT || type == Type.LONG;
    return makers
        .draw()
        .<Code>pick()
        .or(
            6,
            () -> arithmetic(
                type,
                makers.draw().from(List.of("+", "-", "*")),
                Construct.ARITHMETIC,
                scope,
                depth))
        .or(2, () -> division(type, scope, depth))
        .or(
            isWhole ? 2 : 0,
            () -> arithmetic(
                type, makers.draw().from(List.of("&", "|", "^")), Construct.BITS, scope, depth))
        .or(isWhole ? 2 : 0, () -> shift(type, scope, depth))
        .or(2, () -> sign(type, isWhole, scope, depth))
        .or(2, () -> cast(type, scope, depth))
        .take();
  }

  private Code arithmetic(Type type, String operator, Construct construct, Scope scope, int depth) {
    makers.seen(construct);
    Type own = makers.draw().chance(85) ? type : box(type);
    Type other = makers.draw().chance(50) ? type : makers.draw().from(type.narrower());
    if (own != other) {
      makers.seen(Construct.PROMOTION);
    }
    if (!own.isPrimitive() || !other.isPrimitive()) {
      makers.seen(Construct.UNBOXED);
    }
    Code a = makers.expressions().exact(own, scope, depth - 1);
    Code b = makers.expressions().exact(other, scope, depth - 1);
    boolean swap = makers.draw().chance(50);
    return Code.expression(type, "(", swap ? b : a, " " + operator + " ", swap ? a : b, ")");
  }

  private static Type box(Type type) {
    return type == Type.INT ? Type.INTEGER : type == Type.LONG ? Type.LONG_BOX : type;
  }

  private Code division(Type type, Scope scope, int depth) {
    makers.seen(Construct.DIVISION);
    String operator = makers.draw().chance(50) ? " / " : " % ";
    Code divisor = makers.draw().chance(70)
        ? Code.expression(Type.INT, makers.draw().from(List.of("2", "3", "(-1)", "10")))
        : makers.expressions().exact(makers.draw().from(type.narrower()), scope, depth - 1);
    return Code.expression(
        type, "(", makers.expressions().exact(type, scope, depth - 1), operator, divisor, ")");
  }

  private Code shift(Type type, Scope scope, int depth) {
    makers.seen(Construct.SHIFT);
    Type by = makers.draw().from(List.of(Type.INT, Type.LONG, Type.CHAR, Type.INTEGER, Type.BYTE));
    String operator = makers.draw().from(List.of(" << ", " >> ", " >>> "));
    return Code.expression(
        type,
        "(",
        makers.expressions().exact(type, scope, depth - 1),
        operator,
        makers.expressions().exact(by, scope, depth - 1),
        ")");
  }

  private Code sign(Type type, boolean isWhole, Scope scope, int depth) {
    makers.seen(Construct.SIGN);
    String operator = makers.draw().from(isWhole ? List.of("-", "~", "+") : List.of("-", "+"));
    return Code.expression(
        type, "(" + operator + " ", makers.expressions().exact(type, scope, depth - 1), ")");
  }

  private Code cast(Type type, Scope scope, int depth) {
    makers.seen(Construct.CAST);
    List<Type> from = type.narrower().stream().filter(Type::isPrimitive).toList();
    return Code.expression(
        type,
        "((" + type.text() + ") ",
        makers.expressions().exact(makers.draw().from(from), scope, depth - 1),
        ")");
  }

  Code truth(Scope scope, int depth) {
    return makers
        .draw()
        .<Code>pick()
        .or(4, () -> comparison(scope, depth))
        .or(3, () -> makers.choices().logical(scope, depth))
        .or(1, () -> Code.expression(Type.BOOLEAN, "(!", truthOrBox(scope, depth - 1), ")"))
        .or(1, () -> eager(scope, depth))
        .or(2, () -> makers.shapeTests().truth(scope, depth))
        .or(1, () -> nullTest(scope, depth))
        .or(1, () -> enums(scope, depth))
        .take();
  }

  /** A condition, sometimes a box that may be null. */
  Code truthOrBox(Scope scope, int depth) {
    return makers
        .expressions()
        .exact(makers.draw().chance(90) ? Type.BOOLEAN : Type.BOOLEAN_BOX, scope, depth);
  }

  private Code comparison(Scope scope, int depth) {
    makers.seen(Construct.COMPARISON);
    Type a = makers.draw().from(Type.NUMBERS);
    Type b = makers.draw().from(Type.NUMBERS);
    String operator = makers
        .draw()
        .from(
            a.isPrimitive() || b.isPrimitive()
                ? List.of("<", "<=", ">", ">=", "==", "!=")
                : List.of("<", "<=", ">", ">="));
    return Code.expression(
        Type.BOOLEAN,
        "(",
        makers.expressions().exact(a, scope, depth - 1),
        " " + operator + " ",
        makers.expressions().exact(b, scope, depth - 1),
        ")");
  }

  private Code eager(Scope scope, int depth) {
    String operator = makers.draw().from(List.of(" & ", " | ", " ^ ", " == ", " != "));
    return Code.expression(
        Type.BOOLEAN,
        "(",
        makers.expressions().exact(Type.BOOLEAN, scope, depth - 1),
        operator,
        truthOrBox(scope, depth - 1),
        ")");
  }

  private Code nullTest(Scope scope, int depth) {
    makers.seen(Construct.NULL_TEST);
    Type type =
        makers.draw().from(List.of(Type.STRING, Type.INTEGER, Type.POINT, Type.MODE, Type.STRINGS));
    String operator = makers.draw().chance(50) ? " == null)" : " != null)";
    return Code.expression(
        Type.BOOLEAN, "(", makers.expressions().exact(type, scope, depth - 1), operator);
  }

  private Code enums(Scope scope, int depth) {
    makers.seen(Construct.ENUM_EQUALITY);
    return Code.expression(
        Type.BOOLEAN,
        "(",
        makers.expressions().exact(Type.MODE, scope, depth - 1),
        makers.draw().chance(50) ? " == " : " != ",
        makers.expressions().exact(Type.MODE, scope, depth - 1),
        ")");
  }

  /** A text of which a part can fail before an effect that stands behind it. */
  Code risky(Scope scope, int depth) {
    makers.seen(Construct.FAILS_BEFORE_EFFECT);
    Callee effect = makers
        .draw()
        .from(Callee.ALL.stream()
            .filter(
                callee -> callee.hasEffect() && callee.returns().equals(Optional.of(Type.STRING)))
            .toList());
    return makers
        .draw()
        .<Code>pick()
        .or(
            2,
            () -> Code.expression(
                Type.STRING,
                "(",
                canFail(scope),
                " + ",
                makers.stepCalls().call(effect, scope, depth - 1),
                " + ",
                canFail(scope),
                ")"))
        .or(
            1,
            () -> Code.expression(
                Type.STRING,
                "String.valueOf(",
                canFail(scope),
                " + ",
                makers.stepCalls().call("add", scope, depth - 1),
                ")"))
        .or(
            1,
            () -> Code.expression(
                Type.STRING,
                "(\"\" + new Kit.Point(",
                canFail(scope),
                ", ",
                canFail(scope),
                ", ",
                makers.stepCalls().call(effect, scope, depth - 1),
                "))"))
        .or(
            1,
            () -> Code.expression(
                Type.STRING,
                "Kit.words(",
                makers.stepCalls().call(effect, scope, depth - 1),
                ", ",
                canFail(scope),
                ").get(",
                makers.stepCalls().call("add", scope, depth - 1),
                ")"))
        .take();
  }

  /** An int or a box; computing it fails now and then, without a step. */
  private Code canFail(Scope scope) {
    Expressions expressions = makers.expressions();
    return makers
        .draw()
        .<Code>pick()
        .or(2, () -> Code.of("int", "(10 / ", expressions.exact(Type.INT, scope, 1), ")"))
        .or(2, () -> Code.of("int", expressions.leaf(Type.STRING, scope), ".length()"))
        .or(2, () -> Code.of("int", expressions.leaf(Type.POINT, scope), ".x()"))
        .or(2, () -> Code.of("Integer", expressions.leaf(Type.INTS, scope), ".get(1)"))
        .or(1, () -> Code.of("int", "(", expressions.leaf(Type.INTEGER, scope), " * 2)"))
        .or(
            1,
            () ->
                Code.of("int", "new Kit.Natural(", expressions.exact(Type.INT, scope, 1), ").n()"))
        .take();
  }

  Code joined(Scope scope, int depth) {
    if (!makers.isTired() && makers.draw().chance(30)) {
      return risky(scope, depth);
    }
    makers.seen(Construct.CONCATENATION);
    List<Object> parts = new ArrayList<>(List.of("("));
    if (makers.draw().chance(15)) {
      parts.addAll(List.of(
          makers.expressions().exact(Type.INT, scope, depth - 1),
          " + ",
          makers.expressions().exact(Type.CHAR, scope, depth - 1),
          " + "));
    }
    parts.add(makers.expressions().exact(Type.STRING, scope, depth - 1));
    int count = 1 + makers.draw().below(3);
    for (int i = 0; i < count; i++) {
      parts.add(" + ");
      parts.add(makers.draw().chance(8) ? nothing() : part(scope, depth - 1));
    }
    parts.add(")");
    return Code.expression(Type.STRING, parts);
  }

  private Code nothing() {
    makers.seen(Construct.CONCATENATION_NULL);
    return Code.of("", "null");
  }

  private Code part(Scope scope, int depth) {
    Type often = makers.draw().from(List.of(Type.CHAR, Type.DOUBLE));
    Code part = makers.draw().chance(20)
        ? makers.expressions().exact(often, scope, depth)
        : makers.expressions().any(scope, depth);
    switch (part.role()) {
      case "char" -> makers.seen(Construct.CONCATENATION_CHAR);
      case "double" -> makers.seen(Construct.CONCATENATION_DOUBLE);
      case "Kit.Point", "Kit.Mixed", "Kit.Natural", "Kit.Pair<String, Integer>" ->
        makers.seen(Construct.CONCATENATION_RECORD);
      default -> {}
    }
    return part;
  }
}
