package dev.sluice.ir.expr;

import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.expr.Expr.UnaryOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Well-formed expressions without regard to types. */
final class RandomExprs {

  private static final List<AllowedMethod> METHODS =
      AllowList.methods().stream().filter(AllowedMethod::isFlow).toList();
  private static final List<String> TEXTS =
      List.of("", "a", "\"\\\n", "é", "\ud83d\ude00", "\ud800", "$ref");

  private final Random random;

  RandomExprs(long seed) {
    this.random = new Random(seed);
  }

  Expr next(int depth) {
    if (depth == 0) {
      return leaf();
    }
    switch (random.nextInt(15)) {
      case 0:
        return new Expr.Get(next(depth - 1), "demo.Hit", text());
      case 1:
        return new Expr.New("demo.Outer$Answer", some(random.nextInt(4), depth));
      case 2, 3:
        return call(depth);
      case 4:
        return wellFormed(
            () -> new Expr.Unary(pick(UnaryOp.values()), pick(Kind.values()), next(depth - 1)));
      case 5, 6:
        return wellFormed(() -> new Expr.Binary(
            pick(BinaryOp.values()), pick(Kind.values()), next(depth - 1), next(depth - 1)));
      case 7:
        return new Expr.And(next(depth - 1), next(depth - 1));
      case 8:
        return new Expr.Or(next(depth - 1), next(depth - 1));
      case 9:
        return new Expr.If(next(depth - 1), next(depth - 1), next(depth - 1));
      case 10:
        return choose(depth);
      case 11:
        return new Expr.Concat(some(2 + random.nextInt(3), depth));
      case 12:
        return new Expr.Is(
            next(depth - 1), text(), Map.of("demo.Circle", text(), "demo.Dot", text()));
      case 13:
        return wellFormed(
            () -> new Expr.Widen(pick(Kind.values()), pick(Kind.values()), next(depth - 1)));
      default:
        return random.nextBoolean()
            ? wellFormed(() -> new Expr.Unbox(pick(Kind.values()), next(depth - 1)))
            : new Expr.Key(next(depth - 1));
    }
  }

  private Expr leaf() {
    switch (random.nextInt(4)) {
      case 0:
        return new Expr.Var("v" + random.nextInt(4));
      case 1:
        return new Expr.EnumConstant("demo.Queue", "BUG");
      case 2:
        return new Expr.Literal(random.nextBoolean() ? Kind.NULL : Kind.VOID, Optional.empty());
      default:
        return Expr.Literal.of(value());
    }
  }

  private Object value() {
    double number = pick(
        0.0,
        -0.0,
        1.5,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.MIN_VALUE,
        1e300);
    switch (random.nextInt(9)) {
      case 0:
        return random.nextBoolean();
      case 1:
        return (byte) random.nextInt();
      case 2:
        return (short) random.nextInt();
      case 3:
        return (char) random.nextInt();
      case 4:
        return random.nextInt();
      case 5:
        return random.nextLong();
      case 6:
        return random.nextBoolean() ? (float) number : random.nextFloat();
      case 7:
        return random.nextBoolean() ? number : random.nextDouble();
      default:
        return text();
    }
  }

  private Expr call(int depth) {
    AllowedMethod method = METHODS.get(random.nextInt(METHODS.size()));
    int extra = method.is(AllowedMethod.Trait.VARARGS) ? random.nextInt(3) - 1 : 0;
    return new Expr.Call(
        method.signature(),
        method.isStatic() ? Optional.empty() : Optional.of(next(depth - 1)),
        some(method.parameters().size() + extra, depth));
  }

  private Expr choose(int depth) {
    Map<String, Expr> cases = new LinkedHashMap<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      cases.put(text(), next(depth - 1));
    }
    return new Expr.Choose(
        next(depth - 1),
        cases,
        random.nextBoolean() ? Optional.of(next(depth - 1)) : Optional.empty());
  }

  private List<Expr> some(int count, int depth) {
    List<Expr> exprs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      exprs.add(next(depth - 1));
    }
    return exprs;
  }

  /** Draws until the constructor accepts the combination. */
  private static Expr wellFormed(java.util.function.Supplier<Expr> draw) {
    while (true) {
      try {
        return draw.get();
      } catch (IllegalArgumentException e) {
        // The next draw may fit.
      }
    }
  }

  private String text() {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }

  @SafeVarargs
  private <T> T pick(T... values) {
    return values[random.nextInt(values.length)];
  }
}
