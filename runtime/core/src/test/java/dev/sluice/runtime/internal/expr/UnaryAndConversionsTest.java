package dev.sluice.runtime.internal.expr;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static dev.sluice.runtime.internal.expr.Values.var;

import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.expr.Expr.UnaryOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Unary operators, widening, unboxing and concatenation against javac. */
class UnaryAndConversionsTest {

  private static void check(String name, Expr expr, List<?> operands, UnaryOperator<Object> java) {
    Evaluator evaluator = Values.compile(expr);
    for (Object a : operands) {
      assertWithMessage("%s of %s", name, a)
          .that(Outcome.of(() -> evaluator.eval(new Object[] {a})))
          .isEqualTo(Outcome.of(() -> java.apply(a)));
    }
  }

  private static void unary(UnaryOp op, Kind kind, UnaryOperator<Object> java) {
    check(op + " " + kind, new Expr.Unary(op, kind, var("a")), Values.BY_KIND.get(kind), java);
  }

  @Test
  void unaryOperators() {
    unary(UnaryOp.NEGATE, Kind.INT, a -> -(int) a);
    unary(UnaryOp.NEGATE, Kind.LONG, a -> -(long) a);
    unary(UnaryOp.NEGATE, Kind.FLOAT, a -> -(float) a);
    unary(UnaryOp.NEGATE, Kind.DOUBLE, a -> -(double) a);
    unary(UnaryOp.COMPLEMENT, Kind.INT, a -> ~(int) a);
    unary(UnaryOp.COMPLEMENT, Kind.LONG, a -> ~(long) a);
    unary(UnaryOp.NOT, Kind.BOOLEAN, a -> !(boolean) a);
  }

  @Test
  void wideningConversions() {
    Map<String, UnaryOperator<Object>> java = new LinkedHashMap<>();
    java.put("BYTE SHORT", a -> (short) (byte) a);
    java.put("BYTE INT", a -> (int) (byte) a);
    java.put("BYTE LONG", a -> (long) (byte) a);
    java.put("BYTE FLOAT", a -> (float) (byte) a);
    java.put("BYTE DOUBLE", a -> (double) (byte) a);
    java.put("SHORT INT", a -> (int) (short) a);
    java.put("SHORT LONG", a -> (long) (short) a);
    java.put("SHORT FLOAT", a -> (float) (short) a);
    java.put("SHORT DOUBLE", a -> (double) (short) a);
    java.put("CHAR INT", a -> (int) (char) a);
    java.put("CHAR LONG", a -> (long) (char) a);
    java.put("CHAR FLOAT", a -> (float) (char) a);
    java.put("CHAR DOUBLE", a -> (double) (char) a);
    java.put("INT LONG", a -> (long) (int) a);
    java.put("INT FLOAT", a -> (float) (int) a);
    java.put("INT DOUBLE", a -> (double) (int) a);
    java.put("LONG FLOAT", a -> (float) (long) a);
    java.put("LONG DOUBLE", a -> (double) (long) a);
    java.put("FLOAT DOUBLE", a -> (double) (float) a);

    List<String> existing = new ArrayList<>();
    for (Kind from : Kind.values()) {
      for (Kind to : Kind.values()) {
        try {
          Expr widen = new Expr.Widen(from, to, var("a"));
          existing.add(from + " " + to);
          check(from + " " + to, widen, Values.BY_KIND.get(from), java.get(from + " " + to));
        } catch (IllegalArgumentException e) {
          assertThat(java).doesNotContainKey(from + " " + to);
        }
      }
    }
    assertThat(existing).containsExactlyElementsIn(java.keySet());
  }

  @Test
  void unboxing() {
    for (Kind kind : Values.BY_KIND.keySet()) {
      check("unbox", new Expr.Unbox(kind, var("a")), Values.BY_KIND.get(kind), a -> a);
    }
    List<Object> none = new ArrayList<>();
    none.add(null);
    check("unbox", new Expr.Unbox(Kind.INT, var("a")), none, a -> (int) a);
  }

  @Test
  void concatenationOfEveryKind() {
    List<Object> parts = new ArrayList<>();
    Values.BY_KIND.values().forEach(parts::addAll);
    parts.add("text");
    parts.add("");
    parts.add(null);
    parts.add(Kind.INT);
    parts.add(new ExprCompilerTest.Hit("t", true, 3, null));
    Evaluator joined =
        Values.compile(new Expr.Concat(List.of(var("a"), Expr.Literal.of("-"), var("b"))));
    for (Object a : parts) {
      for (Object b : parts) {
        assertThat(joined.eval(new Object[] {a, b})).isEqualTo(a + "-" + b);
      }
    }
  }

  @Test
  void primitivesJoinAsJavaJoinsThem() {
    double d = 2e-3;
    float f = 1.1f;
    char c = 'x';
    Evaluator joined = Values.compile(new Expr.Concat(List.of(
        Expr.Literal.of(d),
        Expr.Literal.of(f),
        Expr.Literal.of(c),
        Expr.Literal.of(1L),
        new Expr.Literal(Kind.NULL, Optional.empty()),
        Expr.Literal.of(true))));
    String nothing = null;
    assertThat(joined.eval(new Object[0])).isEqualTo("" + d + f + c + 1L + nothing + true);
  }
}
