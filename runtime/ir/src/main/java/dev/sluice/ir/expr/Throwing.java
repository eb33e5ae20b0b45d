package dev.sluice.ir.expr;

import dev.sluice.ir.expr.AllowedMethod.Trait;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import java.util.List;
import java.util.function.Predicate;

/** Whether an expression may throw, on the assumption that {@code equals, hashCode, toString} of records never do. */
record Throwing(Predicate<String> neverNull, Predicate<String> plainRecords)
    implements Expr.Visitor<Boolean> {

  private boolean children(Expr expr) {
    return ExprFacts.children(expr).stream().anyMatch(child -> child.accept(this));
  }

  @Override
  public Boolean literal(Expr.Literal expr) {
    return false;
  }

  /** A constant that has gone is found when the expression is linked. */
  @Override
  public Boolean enumConstant(Expr.EnumConstant expr) {
    return false;
  }

  @Override
  public Boolean var(Expr.Var expr) {
    return false;
  }

  @Override
  public Boolean get(Expr.Get expr) {
    return maybeNull(expr.on()) || children(expr);
  }

  @Override
  public Boolean create(Expr.New expr) {
    return !plainRecords.test(expr.recordName()) || children(expr);
  }

  @Override
  public Boolean call(Expr.Call expr) {
    AllowedMethod method = AllowList.find(expr.signature()).orElse(null);
    return method == null
        || method.canThrow()
        || expr.on().filter(this::maybeNull).isPresent()
        || !method.is(Trait.NULLS) && nullArgument(method, expr.arguments())
        || children(expr);
  }

  private boolean nullArgument(AllowedMethod method, List<Expr> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String parameter = method.parameters().get(Math.min(i, method.parameters().size() - 1));
      // Only references can be null: unboxing is a node of its own. Names of classes have a dot.
      if (parameter.indexOf('.') >= 0 && maybeNull(arguments.get(i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Boolean unary(Expr.Unary expr) {
    return children(expr);
  }

  @Override
  public Boolean binary(Expr.Binary expr) {
    boolean divides = expr.op() == BinaryOp.DIVIDE || expr.op() == BinaryOp.REMAINDER;
    boolean integral = expr.type() == Kind.INT || expr.type() == Kind.LONG;
    return divides && integral && !nonZero(expr.right()) || children(expr);
  }

  private static boolean nonZero(Expr expr) {
    if (expr instanceof Expr.Widen widen) {
      return nonZero(widen.operand());
    }
    return expr instanceof Expr.Literal literal
        && literal.value().orElse(0) instanceof Number number
        && number.longValue() != 0;
  }

  @Override
  public Boolean and(Expr.And expr) {
    return children(expr);
  }

  @Override
  public Boolean or(Expr.Or expr) {
    return children(expr);
  }

  @Override
  public Boolean choice(Expr.If expr) {
    return children(expr);
  }

  @Override
  public Boolean choose(Expr.Choose expr) {
    return expr.fallback().isEmpty() || children(expr);
  }

  @Override
  public Boolean concat(Expr.Concat expr) {
    return children(expr);
  }

  @Override
  public Boolean widen(Expr.Widen expr) {
    return children(expr);
  }

  @Override
  public Boolean unbox(Expr.Unbox expr) {
    return maybeNull(expr.operand()) || children(expr);
  }

  @Override
  public Boolean key(Expr.Key expr) {
    return maybeNull(expr.operand()) || children(expr);
  }

  @Override
  public Boolean is(Expr.Is expr) {
    return children(expr);
  }

  private boolean maybeNull(Expr expr) {
    if (expr instanceof Expr.Literal literal) {
      return literal.value().isEmpty();
    } else if (expr instanceof Expr.Var variable) {
      return !neverNull.test(variable.name());
    } else if (expr instanceof Expr.Call call) {
      return AllowList.find(call.signature())
          .map(method -> method.is(Trait.MAYBE))
          .orElse(true);
    } else if (expr instanceof Expr.If choice) {
      return maybeNull(choice.then()) || maybeNull(choice.otherwise());
    } else if (expr instanceof Expr.Choose choose) {
      return choose.cases().values().stream().anyMatch(this::maybeNull)
          || choose.fallback().filter(this::maybeNull).isPresent();
    }
    return expr instanceof Expr.Get;
  }
}
