package dev.sluice.runtime.internal.expr;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.runtime.internal.expr.Values.compile;
import static dev.sluice.runtime.internal.expr.Values.var;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.runtime.DeploymentException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExprCompilerTest {

  record Hit(String ticket, boolean large, int count, Hit next) {}

  record Positive(int value) {
    Positive {
      if (value <= 0) {
        throw new IllegalArgumentException("not positive: " + value);
      }
    }
  }

  record Nothing() {}

  enum Queue {
    BILLING,
    BUG {
      @Override
      public String toString() {
        return "other text";
      }
    }
  }

  private static final String HIT = Hit.class.getName();
  private static final String QUEUE = Queue.class.getName();
  private static final Expr NULL = new Expr.Literal(Kind.NULL, Optional.empty());
  private static final Expr FAILS =
      new Expr.Binary(BinaryOp.DIVIDE, Kind.INT, Expr.Literal.of(1), Expr.Literal.of(0));

  private static Object eval(Expr expr, Object... frame) {
    return compile(expr).eval(frame);
  }

  @Test
  void accessorsAndConstructors() {
    Hit inner = new Hit("t-2", false, 2, null);
    Hit hit = new Hit("t-1", true, 1, inner);
    assertThat(eval(new Expr.Get(var("a"), HIT, "large"), hit)).isEqualTo(true);
    assertThat(eval(new Expr.Get(new Expr.Get(var("a"), HIT, "next"), HIT, "count"), hit))
        .isEqualTo(2);
    assertThat(eval(
            new Expr.New(
                HIT, List.of(Expr.Literal.of("t-1"), var("a"), Expr.Literal.of(1), var("b"))),
            true,
            inner))
        .isEqualTo(hit);
    assertThat(eval(new Expr.New(Nothing.class.getName(), List.of()))).isEqualTo(new Nothing());
  }

  @Test
  void exceptionsComeOutUnwrapped() {
    Expr.Get get = new Expr.Get(var("a"), HIT, "large");
    assertThrows(NullPointerException.class, () -> eval(get, new Object[] {null}));
    assertThrows(
        NullPointerException.class,
        () -> eval(
            new Expr.Get(new Expr.Get(var("a"), HIT, "next"), HIT, "count"),
            new Hit("", true, 1, null)));
    Expr make = new Expr.New(Positive.class.getName(), List.of(var("a")));
    Exception refused = assertThrows(IllegalArgumentException.class, () -> eval(make, 0));
    assertThat(refused).hasMessageThat().isEqualTo("not positive: 0");
    Expr charAt = new Expr.Call(
        "java.lang.String#charAt(int)", Optional.of(var("a")), List.of(Expr.Literal.of(3)));
    assertThrows(StringIndexOutOfBoundsException.class, () -> eval(charAt, "abc"));
    Exception division = assertThrows(ArithmeticException.class, () -> eval(FAILS));
    assertThat(division).hasMessageThat().isEqualTo("/ by zero");
  }

  @Test
  void logicIsLazy() {
    Expr fails = new Expr.Binary(BinaryOp.EQ, Kind.INT, FAILS, Expr.Literal.of(1));
    for (boolean a : new boolean[] {true, false}) {
      assertThat(eval(new Expr.And(Expr.Literal.of(false), fails))).isEqualTo(false);
      assertThat(eval(new Expr.Or(Expr.Literal.of(true), fails))).isEqualTo(true);
      for (boolean b : new boolean[] {true, false}) {
        assertThat(eval(new Expr.And(var("a"), var("b")), a, b)).isEqualTo(a && b);
        assertThat(eval(new Expr.Or(var("a"), var("b")), a, b)).isEqualTo(a || b);
      }
    }
    assertThrows(ArithmeticException.class, () -> eval(new Expr.And(Expr.Literal.of(true), fails)));
    assertThrows(ArithmeticException.class, () -> eval(new Expr.Or(Expr.Literal.of(false), fails)));
    assertThat(eval(new Expr.If(var("a"), Expr.Literal.of(1), FAILS), true)).isEqualTo(1);
    assertThat(eval(new Expr.If(var("a"), FAILS, Expr.Literal.of(2)), false)).isEqualTo(2);
  }

  @Test
  void operandsAreEvaluatedFromLeftToRight() {
    Expr noSuchElement =
        new Expr.Call("java.util.Optional#get()", Optional.of(var("a")), List.of());
    Expr left =
        new Expr.Binary(BinaryOp.ADD, Kind.INT, new Expr.Unbox(Kind.INT, noSuchElement), FAILS);
    assertThrows(java.util.NoSuchElementException.class, () -> eval(left, Optional.empty()));
    Expr right =
        new Expr.Binary(BinaryOp.ADD, Kind.INT, FAILS, new Expr.Unbox(Kind.INT, noSuchElement));
    assertThrows(ArithmeticException.class, () -> eval(right, Optional.empty()));
  }

  @Test
  void switchKeysAreTheJavaConstants() {
    Map<String, Expr> cases = new LinkedHashMap<>();
    cases.put("BUG", Expr.Literal.of("enum"));
    cases.put("97", Expr.Literal.of("char or number"));
    cases.put("text", Expr.Literal.of("string"));
    cases.put("-1", Expr.Literal.of("negative"));
    Evaluator choose = compile(
        new Expr.Choose(new Expr.Key(var("a")), cases, Optional.of(Expr.Literal.of("none"))));
    assertThat(choose.eval(new Object[] {Queue.BUG})).isEqualTo("enum");
    assertThat(choose.eval(new Object[] {Queue.BILLING})).isEqualTo("none");
    assertThat(choose.eval(new Object[] {'a'})).isEqualTo("char or number");
    assertThat(choose.eval(new Object[] {97})).isEqualTo("char or number");
    assertThat(choose.eval(new Object[] {(byte) 97})).isEqualTo("char or number");
    assertThat(choose.eval(new Object[] {(short) -1})).isEqualTo("negative");
    assertThat(choose.eval(new Object[] {"text"})).isEqualTo("string");
    assertThrows(NullPointerException.class, () -> choose.eval(new Object[] {null}));
  }

  @Test
  void aRecordIsToldByItsClassAndAJsonObjectByItsProperty() {
    Evaluator isHit =
        compile(new Expr.Is(var("a"), "type", Map.of(Hit.class.getName(), "the hit")));
    assertThat(isHit.eval(new Object[] {new Hit("t", true, 3, null)})).isEqualTo(true);
    assertThat(isHit.eval(new Object[] {Queue.BUG})).isEqualTo(false);
    assertThat(isHit.eval(new Object[] {null})).isEqualTo(false);
    assertThat(isHit.eval(new Object[] {Map.of("type", "the hit")})).isEqualTo(true);
    assertThat(isHit.eval(new Object[] {Map.of("type", "Hit")})).isEqualTo(false);
    assertThat(isHit.eval(new Object[] {Map.of("other", "the hit")})).isEqualTo(false);
  }

  @Test
  void aSwitchThatMissesFails() {
    Expr choose = new Expr.Choose(new Expr.Key(var("a")), Map.of("BUG", FAILS), Optional.empty());
    Exception error = assertThrows(IllegalStateException.class, () -> eval(choose, Queue.BILLING));
    assertThat(error).hasMessageThat().contains("BILLING");
  }

  @Test
  void enumsAreIdentities() {
    Expr isBug =
        new Expr.Binary(BinaryOp.EQ, Kind.REFERENCE, var("a"), new Expr.EnumConstant(QUEUE, "BUG"));
    assertThat(eval(isBug, Queue.BUG)).isEqualTo(true);
    assertThat(eval(isBug, Queue.BILLING)).isEqualTo(false);
    assertThat(eval(isBug, new Object[] {null})).isEqualTo(false);
    assertThat(eval(new Expr.Binary(BinaryOp.NE, Kind.REFERENCE, var("a"), NULL), Queue.BUG))
        .isEqualTo(true);
  }

  @Test
  void variableArityTakesElements() {
    List<Expr> items = new ArrayList<>();
    List<Object> expected = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      items.add(Expr.Literal.of(i));
      expected.add(i);
    }
    Expr of = new Expr.Call("java.util.List#of(java.lang.Object[])", Optional.empty(), items);
    assertThat(eval(of)).isEqualTo(expected);
    assertThat(eval(
            new Expr.Call("java.util.List#of(java.lang.Object[])", Optional.empty(), List.of())))
        .isEqualTo(List.of());
  }

  @Test
  void whatDoesNotExistIsFoundWhenLinked() {
    assertThrows(DeploymentException.class, () -> compile(new Expr.EnumConstant(QUEUE, "GONE")));
    assertThrows(DeploymentException.class, () -> compile(new Expr.Get(var("a"), HIT, "gone")));
    assertThrows(DeploymentException.class, () -> compile(new Expr.New("demo.Gone", List.of())));
    Expr call = new Expr.Call("java.lang.Math#random()", Optional.empty(), List.of());
    assertThrows(IllegalArgumentException.class, () -> compile(call));
  }

  @Test
  void oneEvaluatorServesManyThreads() {
    Expr sum =
        new Expr.Binary(BinaryOp.ADD, Kind.INT, var("a"), new Expr.Get(var("b"), HIT, "count"));
    Evaluator evaluator = compile(sum);
    List<Integer> sums = java.util.stream.IntStream.range(0, 10_000)
        .parallel()
        .mapToObj(i -> (Integer) evaluator.eval(new Object[] {i, new Hit("", true, i, null)}))
        .toList();
    for (int i = 0; i < sums.size(); i++) {
      assertThat(sums.get(i)).isEqualTo(2 * i);
    }
  }
}
