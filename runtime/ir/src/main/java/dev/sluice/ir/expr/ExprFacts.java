package dev.sluice.ir.expr;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What can be said about an expression without running it. */
public final class ExprFacts {

  private ExprFacts() {}

  /** Each variable once, in order of first appearance. */
  public static List<String> freeVariables(Expr expr) {
    Set<String> names = new LinkedHashSet<>();
    collect(expr, names);
    return List.copyOf(names);
  }

  /** As the other form, with every variable possibly null and every record constructor running code. */
  public static boolean canThrow(Expr expr) {
    return canThrow(expr, name -> false, name -> false);
  }

  /**
   * Whether evaluation may throw; {@code false} is certain, {@code true} is not. Errors of the machine do not count.
   *
   * @param neverNull variables whose value is never null, primitives above all
   * @param plainRecords binary names of records whose canonical constructor only assigns
   */
  public static boolean canThrow(
      Expr expr, Predicate<String> neverNull, Predicate<String> plainRecords) {
    return expr.accept(new Throwing(neverNull, plainRecords));
  }

  /** Operands in the order of evaluation, as if none were skipped. */
  public static List<Expr> children(Expr expr) {
    return expr.accept(new Children());
  }

  private static void collect(Expr expr, Set<String> names) {
    if (expr instanceof Expr.Var variable) {
      names.add(variable.name());
    }
    children(expr).forEach(child -> collect(child, names));
  }

  private static final class Children implements Expr.Visitor<List<Expr>> {
    @Override
    public List<Expr> literal(Expr.Literal expr) {
      return List.of();
    }

    @Override
    public List<Expr> enumConstant(Expr.EnumConstant expr) {
      return List.of();
    }

    @Override
    public List<Expr> var(Expr.Var expr) {
      return List.of();
    }

    @Override
    public List<Expr> get(Expr.Get expr) {
      return List.of(expr.on());
    }

    @Override
    public List<Expr> create(Expr.New expr) {
      return expr.arguments();
    }

    @Override
    public List<Expr> call(Expr.Call expr) {
      List<Expr> children = new ArrayList<>(expr.arguments());
      expr.on().ifPresent(on -> children.add(0, on));
      return children;
    }

    @Override
    public List<Expr> unary(Expr.Unary expr) {
      return List.of(expr.operand());
    }

    @Override
    public List<Expr> binary(Expr.Binary expr) {
      return List.of(expr.left(), expr.right());
    }

    @Override
    public List<Expr> and(Expr.And expr) {
      return List.of(expr.left(), expr.right());
    }

    @Override
    public List<Expr> or(Expr.Or expr) {
      return List.of(expr.left(), expr.right());
    }

    @Override
    public List<Expr> choice(Expr.If expr) {
      return List.of(expr.condition(), expr.then(), expr.otherwise());
    }

    @Override
    public List<Expr> choose(Expr.Choose expr) {
      List<Expr> children = new ArrayList<>(expr.cases().values());
      children.add(0, expr.subject());
      expr.fallback().ifPresent(children::add);
      return children;
    }

    @Override
    public List<Expr> concat(Expr.Concat expr) {
      return expr.parts();
    }

    @Override
    public List<Expr> widen(Expr.Widen expr) {
      return List.of(expr.operand());
    }

    @Override
    public List<Expr> unbox(Expr.Unbox expr) {
      return List.of(expr.operand());
    }

    @Override
    public List<Expr> key(Expr.Key expr) {
      return List.of(expr.operand());
    }

    @Override
    public List<Expr> is(Expr.Is expr) {
      return List.of(expr.operand());
    }
  }
}
