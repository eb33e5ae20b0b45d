package dev.sluice.processor.read;

import dev.sluice.ir.expr.Expr;
import javax.lang.model.type.TypeMirror;

/**
 * A value that has been read but not yet given a name: an expression over names of the graph, without effects. It is
 * computed where it is used, unless it must be computed earlier.
 */
record Operand(Expr expr, TypeMirror type) {

  boolean isName() {
    return expr instanceof Expr.Var;
  }

  /** True for names and constants: nothing is computed and nothing can fail. */
  boolean isSettled() {
    return expr instanceof Expr.Var
        || expr instanceof Expr.Literal
        || expr instanceof Expr.EnumConstant;
  }
}
