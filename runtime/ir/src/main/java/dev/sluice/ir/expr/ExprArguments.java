package dev.sluice.ir.expr;

import dev.sluice.ir.IrException;
import dev.sluice.ir.IrException.Code;
import dev.sluice.ir.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * The static arguments of a {@code std.expr} step: {@code {"expr": E, "v": 1, "vars": ["a", "b"]}}.
 *
 * @param vars names of the inputs in the order of the incoming edges; each variable of the expression is one of them
 */
public record ExprArguments(List<String> vars, Expr expr) {

  public ExprArguments {
    vars = List.copyOf(vars);
    if (new HashSet<>(vars).size() != vars.size()) {
      throw new IllegalArgumentException("a variable is stated twice: " + vars);
    }
    for (String name : ExprFacts.freeVariables(expr)) {
      if (!vars.contains(name)) {
        throw new IllegalArgumentException("variable " + name + " is not among the inputs " + vars);
      }
    }
  }

  /** Inputs are the free variables in order of appearance. */
  public static ExprArguments of(Expr expr) {
    return new ExprArguments(ExprFacts.freeVariables(expr), expr);
  }

  public Json.Obj toJson() {
    return Json.Obj.of(
        "expr", ExprJson.write(expr), "v", Json.of(Expr.VERSION), "vars", Json.texts(vars));
  }

  /** Strict; a version other than {@link Expr#VERSION} is refused. */
  public static ExprArguments read(Json.Obj args) {
    for (String name : args.members().keySet()) {
      if (!List.of("expr", "v", "vars").contains(name)) {
        throw new IrException(Code.IR_FIELD_UNKNOWN, "$." + name, "nothing reads this member");
      }
    }
    if (!member(args, "v").equals(Json.of(Expr.VERSION))) {
      throw new IrException(
          Code.IR_FIELD_RANGE, "$.v", "this release reads version " + Expr.VERSION + " only");
    }
    try {
      return new ExprArguments(
          names(member(args, "vars")), ExprJson.read(member(args, "expr"), "$.expr"));
    } catch (IllegalArgumentException e) {
      throw new IrException(Code.IR_FIELD_RANGE, "$.vars", String.valueOf(e.getMessage()));
    }
  }

  private static List<String> names(Json json) {
    if (!(json instanceof Json.Arr array)) {
      throw new IrException(Code.IR_FIELD_TYPE, "$.vars", "an array of names expected");
    }
    List<String> names = new ArrayList<>();
    for (Json item : array.items()) {
      names.add(Literals.text(item, "$.vars[" + names.size() + "]"));
    }
    return names;
  }

  private static Json member(Json.Obj args, String name) {
    return args.get(name)
        .orElseThrow(
            () -> new IrException(Code.IR_FIELD_MISSING, "$." + name, "a member is missing"));
  }
}
