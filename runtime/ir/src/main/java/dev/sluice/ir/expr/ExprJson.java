package dev.sluice.ir.expr;

import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;

/**
 * The JSON form of an {@link Expr}. Each expression is an object with one member whose key says its form:
 *
 * <pre>{@code
 * {"int": 5}  {"long": 5}  {"double": 0.5}  {"double": "NaN"}  {"char": "x"}  {"string": "a"}  {"null": null}
 * {"enum": ["demo.Queue", "BUG"]}      {"var": "hit"}        {"get": ["demo.Hit", "large", E]}
 * {"new": ["demo.Answer", E, ...]}     {"call": ["java.lang.String#length()", E, ...]}    receiver first
 * {"static": ["java.lang.Math#max(int,int)", E, E]}          static method, constructor or constant
 * {"+": ["int", E, E]}  {"-": ["int", E]}  {"!": ["boolean", E]}      operators by symbol, then the operand kind
 * {"&&": [E, E]}  {"||": [E, E]}  {"if": [E, E, E]}  {"concat": [E, E, ...]}
 * {"switch": [E, {"key": E, ...}, E]}                        the last one is the fallback and may be missing
 * {"widen": ["int", "long", E]}   {"unbox": ["int", E]}   {"key": E}
 * {"is": ["type", {"demo.Circle": "Circle", ...}, E]}        property, then its value for each record
 * }</pre>
 *
 * The kinds in operators are those of {@link Expr.Kind#text()}. A float is written as the double of the same value.
 */
public final class ExprJson {

  /** Deeper trees are refused when written and when read, so that an evaluator may recurse. */
  public static final int MAX_DEPTH = 200;

  private ExprJson() {}

  /** @throws IrException {@code EXPR_DEPTH} */
  public static Json.Obj write(Expr expr) {
    return new ExprWriter(0).write(expr);
  }

  /**
   * Strict: unknown forms, wrong numbers or types of operands, a member that is not allow-listed for flows. The
   * exception's place is the JSON path from the expression as root.
   */
  public static Expr read(Json json) {
    return read(json, "$");
  }

  static Expr read(Json json, String path) {
    return new ExprReader(0).read(json, path);
  }
}
