package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;

/**
 * Tests for what a value of a sealed interface is. Their variables have names that no other one of the flow has, since
 * Java lets them be seen in places that nothing here follows.
 */
final class ShapeTests {

  /** Larger ones cannot be bound to a variable. */
  private static final int DEPTH = 1;

  private final Makers makers;
  private int names;

  ShapeTests(Makers makers) {
    this.makers = makers;
  }

  private record Tested(Type type, String name) {
    String text() {
      return " instanceof " + type.text() + " " + name;
    }

    /** Where the variable can be read. */
    Scope in(Scope scope) {
      Scope inner = scope.block();
      inner.add(name, type);
      return inner;
    }
  }

  private Tested tested() {
    return new Tested(makers.draw().from(List.of(Type.DOT, Type.CROSS)), "is" + names++);
  }

  private Code shape(Scope scope) {
    return makers.draw().chance(40) && !makers.isTired()
        ? makers.stepCalls().giving(Type.SHAPE, scope, DEPTH)
        : makers.expressions().exact(Type.SHAPE, scope, DEPTH);
  }

  Code truth(Scope scope, int depth) {
    if (makers.draw().chance(25)) {
      makers.seen(Construct.INSTANCEOF);
      String type = makers.draw().from(List.of("Dot", "Cross", "Mark", "Shape", "Blank"));
      return Code.expression(Type.BOOLEAN, "(", shape(scope), " instanceof Kit." + type + ")");
    }
    boolean and = makers.draw().chance(60);
    makers.seen(and ? Construct.INSTANCEOF_AND : Construct.INSTANCEOF_OR);
    List<Object> parts = new ArrayList<>(List.of("("));
    parts.addAll(test(and, scope, depth));
    return Code.expression(Type.BOOLEAN, parts);
  }

  /** Up to the last parenthesis. */
  private List<Object> test(boolean and, Scope scope, int depth) {
    List<Object> parts = new ArrayList<>(before(and ? " && " : " || ", scope, depth));
    Code shape = shape(scope);
    noteStep(parts, shape);
    Tested tested = tested();
    parts.add(and ? "" : "!(");
    parts.add(shape);
    parts.add(tested.text() + (and ? " && " : ") || "));
    parts.add(makers.operators().truthOrBox(tested.in(scope), depth - 1));
    parts.add(")");
    return parts;
  }

  private List<Object> before(String operator, Scope scope, int depth) {
    return makers.draw().chance(50)
        ? List.of(makers.operators().truthOrBox(scope, depth - 1), operator)
        : List.of();
  }

  private void noteStep(List<Object> before, Code shape) {
    if (!before.isEmpty() && shape.is(Code.STEP)) {
      makers.seen(Construct.INSTANCEOF_STEP);
    }
  }

  Code conditional(Type type, Scope scope, int depth) {
    makers.seen(Construct.INSTANCEOF_CONDITIONAL);
    Code shape = shape(scope);
    Tested tested = tested();
    Code then = makers.expressions().exact(type, tested.in(scope), depth - 1);
    Code otherwise = makers.expressions().exact(type, scope, depth - 1);
    return Code.expression(type, "(", shape, tested.text() + " ? ", then, " : ", otherwise, ")");
  }

  /** {@code if (c && x instanceof T t) {...}}. */
  Code when(Scope scope, int depth) {
    makers.seen(Construct.INSTANCEOF_IF);
    List<Object> before = before(" && ", scope, DEPTH);
    Code shape = shape(scope);
    noteStep(before, shape);
    Tested tested = tested();
    List<Code> body = makers.statements().list(tested.in(scope), 2, depth).statements();
    return Code.statement("if (", before, shape, tested.text() + ") {\n", body, "}\n");
  }

  /** {@code if (c || !(x instanceof T t)) return y;}, behind which the variable can be read. */
  Code required(Scope scope) {
    makers.seen(Construct.INSTANCEOF_LEAVES);
    List<Object> before = before(" || ", scope, DEPTH);
    Code shape = shape(scope);
    noteStep(before, shape);
    Tested tested = tested();
    Code exit = makers.branches().exit(scope.block());
    // A group of a switch that declares something stands in braces.
    scope.fresh();
    scope.add(tested.name(), tested.type());
    return Code.statement("if (", before, "!(", shape, tested.text() + ")) {\n", exit, "}\n");
  }
}
