package dev.sluice.runtime.internal.expr;

import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.expr.ExprFacts;
import dev.sluice.runtime.internal.value.RecordMaker;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * Expressions to closures with the meaning that javac gives the same text. Names, operators and members are resolved
 * once; evaluation looks nothing up. A frame has one slot per variable.
 */
public final class ExprCompiler implements Expr.Visitor<Evaluator> {

  private final ToIntFunction<String> slotOfVar;
  private final TypeAccess access;

  private ExprCompiler(ToIntFunction<String> slotOfVar, TypeAccess access) {
    this.slotOfVar = slotOfVar;
    this.access = access;
  }

  /**
   * @param slotOfVar the index in the frame; throws for an unknown name
   * @throws IllegalArgumentException if a call is not one that flows may make
   */
  public static Evaluator compile(Expr expr, ToIntFunction<String> slotOfVar, TypeAccess access) {
    return expr.accept(new ExprCompiler(slotOfVar, access));
  }

  private Evaluator link(Expr expr) {
    return expr.accept(this);
  }

  private List<Evaluator> children(Expr expr) {
    return ExprFacts.children(expr).stream().map(this::link).toList();
  }

  @Override
  @SuppressWarnings("NullAway") // Null is a value.
  public Evaluator literal(Expr.Literal expr) {
    Object value = expr.value().orElse(null);
    return frame -> value;
  }

  @Override
  public Evaluator enumConstant(Expr.EnumConstant expr) {
    Object constant = access.enumConstant(expr.enumName(), expr.constant());
    return frame -> constant;
  }

  @Override
  public Evaluator var(Expr.Var expr) {
    int slot = slotOfVar.applyAsInt(expr.name());
    return frame -> frame[slot];
  }

  @Override
  public Evaluator get(Expr.Get expr) {
    Function<Object, Object> accessor = access.accessor(expr.recordName(), expr.component());
    if (expr.on() instanceof Expr.Var variable) {
      int slot = slotOfVar.applyAsInt(variable.name());
      return frame -> accessor.apply(frame[slot]);
    }
    Evaluator on = link(expr.on());
    return frame -> accessor.apply(on.eval(frame));
  }

  @Override
  public Evaluator create(Expr.New expr) {
    RecordMaker maker = access.constructor(expr.recordName());
    Evaluator[] arguments = children(expr).toArray(Evaluator[]::new);
    return frame -> maker.make(Calls.all(arguments, frame));
  }

  @Override
  public Evaluator call(Expr.Call expr) {
    return Calls.link(expr, children(expr));
  }

  @Override
  public Evaluator unary(Expr.Unary expr) {
    return apply(OtherOps.unary(expr.op(), expr.type()), expr.operand());
  }

  private Evaluator apply(UnaryOperator<Object> operator, Expr operand) {
    Evaluator value = link(operand);
    return frame -> operator.apply(value.eval(frame));
  }

  @Override
  public Evaluator binary(Expr.Binary expr) {
    BinaryOperator<Object> operator = OtherOps.binary(expr.op(), expr.type());
    Evaluator left = link(expr.left());
    // Java evaluates the left operand first; a constant right one needs no evaluation.
    if (expr.right() instanceof Expr.Literal literal && literal.value().isPresent()) {
      Object constant = literal.value().get();
      return expr.op() == BinaryOp.EQ && expr.type() == Kind.INT
          ? equalTo(left, (int) constant)
          : frame -> operator.apply(left.eval(frame), constant);
    }
    Evaluator right = link(expr.right());
    return frame -> operator.apply(left.eval(frame), right.eval(frame));
  }

  @SuppressWarnings("NullAway") // unboxing null raises what it raises in Java
  private static Evaluator equalTo(Evaluator left, int constant) {
    return frame -> (int) left.eval(frame) == constant;
  }

  @Override
  @SuppressWarnings("NullAway") // unboxing null raises what it raises in Java
  public Evaluator and(Expr.And expr) {
    Evaluator left = link(expr.left());
    Evaluator right = link(expr.right());
    return frame -> (boolean) left.eval(frame) && (boolean) right.eval(frame);
  }

  @Override
  @SuppressWarnings("NullAway") // unboxing null raises what it raises in Java
  public Evaluator or(Expr.Or expr) {
    Evaluator left = link(expr.left());
    Evaluator right = link(expr.right());
    return frame -> (boolean) left.eval(frame) || (boolean) right.eval(frame);
  }

  @Override
  @SuppressWarnings("NullAway") // unboxing null raises what it raises in Java
  public Evaluator choice(Expr.If expr) {
    Evaluator condition = link(expr.condition());
    Evaluator then = link(expr.then());
    Evaluator otherwise = link(expr.otherwise());
    return frame -> ((boolean) condition.eval(frame) ? then : otherwise).eval(frame);
  }

  @Override
  public Evaluator choose(Expr.Choose expr) {
    Evaluator subject = link(expr.subject());
    Map<String, Evaluator> cases = new HashMap<>();
    expr.cases().forEach((key, body) -> cases.put(key, link(body)));
    Evaluator fallback = expr.fallback().map(this::link).orElse(null);
    return frame -> {
      Object key = subject.eval(frame);
      Evaluator taken = cases.getOrDefault((String) key, fallback);
      if (taken == null) {
        throw new IllegalStateException("a switch has no case for " + key);
      }
      return taken.eval(frame);
    };
  }

  @Override
  public Evaluator concat(Expr.Concat expr) {
    Evaluator[] parts = children(expr).toArray(Evaluator[]::new);
    return frame -> {
      StringBuilder text = new StringBuilder();
      for (Evaluator part : parts) {
        text.append(part.eval(frame));
      }
      return text.toString();
    };
  }

  @Override
  public Evaluator widen(Expr.Widen expr) {
    return apply(OtherOps.widen(expr.from(), expr.to()), expr.operand());
  }

  @Override
  public Evaluator unbox(Expr.Unbox expr) {
    return apply(Objects::requireNonNull, expr.operand());
  }

  @Override
  public Evaluator key(Expr.Key expr) {
    return apply(OtherOps::key, expr.operand());
  }

  @Override
  public Evaluator is(Expr.Is expr) {
    return apply(new RecordTest(expr.property(), expr.records()), expr.operand());
  }
}
