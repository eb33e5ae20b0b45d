package dev.sluice.ir.expr;

import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@link Expr} to JSON; see {@link ExprJson} for the forms. */
final class ExprWriter implements Expr.Visitor<Json.Obj> {

  private final int depth;

  ExprWriter(int depth) {
    this.depth = depth;
  }

  Json.Obj write(Expr expr) {
    if (depth > ExprJson.MAX_DEPTH) {
      throw new IrException(
          IrException.Code.EXPR_DEPTH,
          "$",
          "an expression is nested more than " + ExprJson.MAX_DEPTH + " deep");
    }
    return expr.accept(this);
  }

  private Json child(Expr expr) {
    return new ExprWriter(depth + 1).write(expr);
  }

  /** Names first, then operands. */
  private Json.Obj form(String key, List<String> names, List<Expr> operands) {
    List<Json> items = new ArrayList<>();
    names.forEach(name -> items.add(Json.of(name)));
    operands.forEach(operand -> items.add(child(operand)));
    return Json.Obj.of(key, Json.of(items));
  }

  @Override
  public Json.Obj literal(Expr.Literal expr) {
    return Json.Obj.of(expr.type().text(), expr.value().map(ExprWriter::value).orElse(Json.NULL));
  }

  private static Json value(Object value) {
    if (value instanceof Boolean bool) {
      return Json.of(bool.booleanValue());
    } else if (value instanceof Float || value instanceof Double) {
      double number = ((Number) value).doubleValue();
      return Double.isFinite(number) ? Json.of(number) : Json.of(String.valueOf(number));
    } else if (value instanceof Number number) {
      return Json.of(number.longValue());
    }
    return Json.of(value.toString());
  }

  @Override
  public Json.Obj enumConstant(Expr.EnumConstant expr) {
    return form("enum", List.of(expr.enumName(), expr.constant()), List.of());
  }

  @Override
  public Json.Obj var(Expr.Var expr) {
    return Json.Obj.of("var", Json.of(expr.name()));
  }

  @Override
  public Json.Obj get(Expr.Get expr) {
    return form("get", List.of(expr.recordName(), expr.component()), List.of(expr.on()));
  }

  @Override
  public Json.Obj create(Expr.New expr) {
    return form("new", List.of(expr.recordName()), expr.arguments());
  }

  @Override
  public Json.Obj call(Expr.Call expr) {
    List<Expr> operands = new ArrayList<>(expr.arguments());
    expr.on().ifPresent(on -> operands.add(0, on));
    return form(expr.on().isPresent() ? "call" : "static", List.of(expr.signature()), operands);
  }

  @Override
  public Json.Obj unary(Expr.Unary expr) {
    return form(expr.op().symbol(), List.of(expr.type().text()), List.of(expr.operand()));
  }

  @Override
  public Json.Obj binary(Expr.Binary expr) {
    return form(
        expr.op().symbol(), List.of(expr.type().text()), List.of(expr.left(), expr.right()));
  }

  @Override
  public Json.Obj and(Expr.And expr) {
    return form("&&", List.of(), List.of(expr.left(), expr.right()));
  }

  @Override
  public Json.Obj or(Expr.Or expr) {
    return form("||", List.of(), List.of(expr.left(), expr.right()));
  }

  @Override
  public Json.Obj choice(Expr.If expr) {
    return form("if", List.of(), List.of(expr.condition(), expr.then(), expr.otherwise()));
  }

  @Override
  public Json.Obj choose(Expr.Choose expr) {
    Map<String, Json> cases = new LinkedHashMap<>();
    expr.cases().forEach((key, body) -> cases.put(key, child(body)));
    List<Json> items = new ArrayList<>(List.of(child(expr.subject()), new Json.Obj(cases)));
    expr.fallback().ifPresent(fallback -> items.add(child(fallback)));
    return Json.Obj.of("switch", Json.of(items));
  }

  @Override
  public Json.Obj concat(Expr.Concat expr) {
    return form("concat", List.of(), expr.parts());
  }

  @Override
  public Json.Obj widen(Expr.Widen expr) {
    Kind from = expr.from();
    return form("widen", List.of(from.text(), expr.to().text()), List.of(expr.operand()));
  }

  @Override
  public Json.Obj unbox(Expr.Unbox expr) {
    return form("unbox", List.of(expr.type().text()), List.of(expr.operand()));
  }

  @Override
  public Json.Obj key(Expr.Key expr) {
    return Json.Obj.of("key", child(expr.operand()));
  }

  @Override
  public Json.Obj is(Expr.Is expr) {
    Map<String, Json> records = new LinkedHashMap<>();
    expr.records().forEach((name, value) -> records.put(name, Json.of(value)));
    List<Json> items =
        List.of(Json.of(expr.property()), new Json.Obj(records), child(expr.operand()));
    return Json.Obj.of("is", Json.of(items));
  }
}
