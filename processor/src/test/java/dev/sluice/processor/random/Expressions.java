package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;

/** Expressions of a type. What is compound stands in parentheses, except for calls. */
final class Expressions {

  private final Makers makers;

  Expressions(Makers makers) {
    this.makers = makers;
  }

  /** An expression of exactly the type, for {@code var} and wherever its type decides what Java does. */
  Code exact(Type type, Scope scope, int depth) {
    if (depth <= 0 || !makers.grows()) {
      return leaf(type, scope);
    }
    Draw draw = makers.draw();
    boolean calls = !makers.isTired();
    boolean hasCallee = calls && makers.stepCalls().canGive(type, scope);
    boolean hasMember = Member.ALL.stream().anyMatch(member -> member.returns() == type);
    Draw.Pick<Code> pick = draw.<Code>pick()
        .or(4, () -> leaf(type, scope))
        .or(hasCallee ? 4 : 0, () -> makers.stepCalls().giving(type, scope, depth))
        .or(
            calls && makers.stepCalls().canInline(type, scope) ? 2 : 0,
            () -> makers.stepCalls().inlined(type, scope, depth))
        .or(hasMember ? 3 : 0, () -> makers.stepCalls().member(type, scope, depth))
        .or(2, () -> makers.choices().conditional(type, scope, depth))
        .or(1, () -> makers.shapeTests().conditional(type, scope, depth))
        .or(depth > 1 ? 1 : 0, () -> makers.choices().switched(type, scope, depth));
    switch (type) {
      case INT, LONG, FLOAT, DOUBLE ->
        pick.or(5, () -> makers.operators().number(type, scope, depth));
      case BOOLEAN -> pick.or(6, () -> makers.operators().truth(scope, depth));
      case STRING -> pick.or(4, () -> makers.operators().joined(scope, depth));
      case STRINGS, INTS, POINTS ->
        pick.or(calls ? 4 : 0, () -> makers.lists().each(type, scope, depth))
            .or(2, () -> makers.lists().listOf(type, scope, depth));
      case NOTE -> pick.or(4, () -> optional(scope, depth));
      case COUNTS -> pick.or(4, () -> map(scope, depth));
      case SHAPE -> pick.or(4, () -> widened(scope, depth));
      case POINT, NATURAL, TRIP, MIXED, PAIR, DOT, CROSS ->
        pick.or(4, () -> created(type, scope, depth));
      default -> {}
    }
    return pick.take();
  }

  /** An expression that can be assigned to the type or passed for it. */
  Code value(Type type, Scope scope, int depth) {
    Draw draw = makers.draw();
    if (type.isPrimitive()) {
      if (draw.chance(75) || type.narrower().size() == 1 || type == Type.SHORT) {
        return exact(type, scope, depth);
      }
      return draw.chance(70)
          ? exact(draw.from(type.narrower()), scope, depth)
          : makers.choices().mixed(type, scope, depth);
    }
    if (type == Type.NOTE) {
      // A null Optional has no JSON form.
      return exact(type, scope, depth);
    }
    boolean isBox = type == Type.INTEGER;
    return draw.<Code>pick()
        .or(17, () -> exact(type, scope, depth))
        .or(1, () -> nothing(type))
        .or(isBox ? 5 : 0, () -> exact(Type.INT, scope, depth))
        .or(isBox ? 2 : 0, () -> makers.choices().unboxed(scope, depth))
        .or(1, () -> makers.choices().orNull(type, scope, depth))
        .take();
  }

  /** Anything that a text can be joined with, or whose equality with something makes sense. */
  Code any(Scope scope, int depth) {
    List<Type> types = new ArrayList<>(List.of(Type.values()));
    types.removeIf(type -> !type.hasText());
    return exact(makers.draw().from(types), scope, depth);
  }

  Code leaf(Type type, Scope scope) {
    List<String> variables = scope.of(type);
    if (!variables.isEmpty() && makers.draw().chance(85)) {
      return Code.expression(type, makers.draw().from(variables));
    }
    String literal = makers.draw().from(type.literals());
    note(literal);
    boolean isAtom = literal.startsWith("\"") && !literal.contains("+")
        || literal.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '.')
        || literal.endsWith(")") && !literal.startsWith("(");
    return Code.expression(type, isAtom ? literal : "(" + literal + ")");
  }

  private void note(String literal) {
    if (literal.contains("214748364")) {
      makers.seen(Construct.OVERFLOW);
    } else if (literal.startsWith("\"\"\"")) {
      makers.seen(Construct.TEXT_BLOCK);
    } else if (List.of("WORDS", "NUMBERS", "BOXED", "Kit.TWO", "Kit.WORD").contains(literal)) {
      makers.seen(Construct.CONSTANT);
    }
  }

  Code nothing(Type type) {
    makers.seen(Construct.NULL);
    return Code.expression(type, "null");
  }

  private Code optional(Scope scope, int depth) {
    makers.seen(Construct.OPTIONAL);
    String method = makers.draw().chance(50) ? "of" : "<String>ofNullable";
    Code value = method.equals("of")
        ? exact(Type.STRING, scope, depth - 1)
        : value(Type.STRING, scope, depth - 1);
    return Code.expression(Type.NOTE, "Optional." + method + "(", value, ")");
  }

  private Code map(Scope scope, int depth) {
    makers.seen(Construct.MAP_OF);
    List<Object> parts = new ArrayList<>(List.of("Map.of("));
    int count = 1 + makers.draw().below(2);
    for (int i = 0; i < count; i++) {
      parts.add(i == 0 ? "" : ", ");
      parts.add(exact(Type.STRING, scope, depth - 1));
      parts.add(", ");
      parts.add(exact(makers.draw().chance(60) ? Type.INT : Type.INTEGER, scope, depth - 1));
    }
    parts.add(")");
    return Code.expression(Type.COUNTS, parts);
  }

  private Code widened(Scope scope, int depth) {
    Type type = makers.draw().from(List.of(Type.DOT, Type.CROSS));
    return Code.expression(Type.SHAPE, "((Kit.Shape) ", exact(type, scope, depth - 1), ")");
  }

  private Code created(Type type, Scope scope, int depth) {
    makers.seen(type == Type.NATURAL ? Construct.RECORD_CHECKED : Construct.RECORD_NEW);
    List<Type> components = switch (type) {
      case POINT -> List.of(Type.INT, Type.INTEGER, Type.STRING);
      case TRIP -> List.of(Type.POINT, Type.MODE, Type.NOTE, Type.STRINGS, Type.COUNTS);
      case MIXED ->
        List.of(Type.BYTE, Type.SHORT, Type.CHAR, Type.FLOAT, Type.LONG_BOX, Type.BOOLEAN_BOX);
      case PAIR -> List.of(Type.STRING, Type.INTEGER);
      case DOT -> List.of(Type.INT, Type.STRING);
      case CROSS -> List.of(Type.SHAPE, Type.INTEGER);
      default -> List.of(Type.INT);
    };
    List<Object> parts = new ArrayList<>(List.of("new " + type.text() + "("));
    for (int i = 0; i < components.size(); i++) {
      parts.add(i == 0 ? "" : ", ");
      Type component = components.get(i);
      parts.add(value(component, scope, depth - 1));
    }
    parts.add(")");
    return Code.expression(type, parts);
  }
}
