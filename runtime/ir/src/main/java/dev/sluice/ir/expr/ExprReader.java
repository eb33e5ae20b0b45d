package dev.sluice.ir.expr;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.IrException;
import dev.sluice.ir.IrException.Code;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.expr.Expr.UnaryOp;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** JSON to {@link Expr}; see {@link ExprJson} for the forms. */
final class ExprReader {

  private static final Map<String, Kind> KINDS = new HashMap<>();
  private static final Map<String, UnaryOp> UNARY = new HashMap<>();
  private static final Map<String, BinaryOp> BINARY = new HashMap<>();

  static {
    for (Kind kind : Kind.values()) {
      KINDS.put(kind.text(), kind);
    }
    for (UnaryOp op : UnaryOp.values()) {
      UNARY.put(op.symbol(), op);
    }
    for (BinaryOp op : BinaryOp.values()) {
      BINARY.put(op.symbol(), op);
    }
  }

  private final int depth;

  ExprReader(int depth) {
    this.depth = depth;
  }

  Expr read(Json json, String path) {
    if (depth > ExprJson.MAX_DEPTH) {
      throw new IrException(
          Code.EXPR_DEPTH, path, "nested more than " + ExprJson.MAX_DEPTH + " deep");
    }
    if (!(json instanceof Json.Obj object) || object.members().size() != 1) {
      throw new IrException(Code.IR_FIELD_TYPE, path, "an expression is an object with one member");
    }
    Map.Entry<String, Json> form = object.members().entrySet().iterator().next();
    String key = form.getKey();
    String inner = path + "[" + CanonicalJson.text(Json.of(key)) + "]";
    try {
      return form(key, form.getValue(), inner);
    } catch (IllegalArgumentException e) {
      throw new IrException(Code.IR_FIELD_RANGE, inner, String.valueOf(e.getMessage()));
    }
  }

  private Expr form(String key, Json value, String path) {
    Kind literal = KINDS.get(key);
    if (literal != null && literal != Kind.REFERENCE) {
      return Literals.read(literal, value, path);
    }
    switch (key) {
      case "var":
        return new Expr.Var(Literals.text(value, path));
      case "key":
        return new Expr.Key(child(value, path));
      case "switch":
        return choose(value, path);
      case "is":
        return is(value, path);
      default:
        return operation(key, new Operands(this, value, path));
    }
  }

  private Expr operation(String key, Operands in) {
    switch (key) {
      case "enum":
        return in.done(2, new Expr.EnumConstant(in.text(0), in.text(1)));
      case "get":
        return in.done(3, new Expr.Get(in.expr(2), in.text(0), in.text(1)));
      case "new":
        return new Expr.New(in.text(0), in.exprs(1));
      case "call":
        return call(in, Optional.of(in.expr(1)), in.exprs(2));
      case "static":
        return call(in, Optional.empty(), in.exprs(1));
      case "&&":
        return in.done(2, new Expr.And(in.expr(0), in.expr(1)));
      case "||":
        return in.done(2, new Expr.Or(in.expr(0), in.expr(1)));
      case "if":
        return in.done(3, new Expr.If(in.expr(0), in.expr(1), in.expr(2)));
      case "concat":
        return new Expr.Concat(in.exprs(0));
      case "widen":
        return in.done(3, new Expr.Widen(in.kind(0), in.kind(1), in.expr(2)));
      case "unbox":
        return in.done(2, new Expr.Unbox(in.kind(0), in.expr(1)));
      default:
        break;
    }
    if (in.size() == 2 && UNARY.containsKey(key)) {
      return new Expr.Unary(UNARY.get(key), in.kind(0), in.expr(1));
    } else if (BINARY.containsKey(key)) {
      return in.done(3, new Expr.Binary(BINARY.get(key), in.kind(0), in.expr(1), in.expr(2)));
    }
    throw new IrException(Code.IR_BAD_WORD, in.path(), "no form of expression '" + key + "'");
  }

  private static Expr call(Operands in, Optional<Expr> on, List<Expr> arguments) {
    String signature = in.text(0);
    Expr.Call call = new Expr.Call(signature, on, arguments);
    AllowList.problem(call).ifPresent(problem -> {
      throw new IrException(Code.EXPR_METHOD, in.path() + "[0]", problem);
    });
    return call;
  }

  private Expr choose(Json value, String path) {
    Operands in = new Operands(this, value, path);
    if (in.size() != 3) {
      in.require(2);
    }
    if (!(in.item(1) instanceof Json.Obj object)) {
      throw new IrException(Code.IR_FIELD_TYPE, path + "[1]", "an object of cases expected");
    }
    Map<String, Expr> cases = new LinkedHashMap<>();
    object
        .members()
        .forEach((key, body) ->
            cases.put(key, child(body, path + "[1][" + CanonicalJson.text(Json.of(key)) + "]")));
    return new Expr.Choose(
        in.expr(0), cases, in.size() == 3 ? Optional.of(in.expr(2)) : Optional.empty());
  }

  private Expr is(Json value, String path) {
    Operands in = new Operands(this, value, path);
    if (!(in.item(1) instanceof Json.Obj object)) {
      throw new IrException(Code.IR_FIELD_TYPE, path + "[1]", "an object of records expected");
    }
    Map<String, String> records = new LinkedHashMap<>();
    object
        .members()
        .forEach((name, tag) -> records.put(
            name, Literals.text(tag, path + "[1][" + CanonicalJson.text(Json.of(name)) + "]")));
    return in.done(3, new Expr.Is(in.expr(2), in.text(0), records));
  }

  Expr child(Json json, String path) {
    return new ExprReader(depth + 1).read(json, path);
  }

  static Kind kind(Json json, String path) {
    Kind kind = KINDS.get(Literals.text(json, path));
    if (kind == null) {
      throw new IrException(Code.IR_BAD_WORD, path, "no kind " + CanonicalJson.text(json));
    }
    return kind;
  }
}
