package dev.sluice.ir.expr;

import dev.sluice.ir.IrException;
import dev.sluice.ir.IrException.Code;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr.Kind;
import java.util.ArrayList;
import java.util.List;

/** The array behind the key of a form; absent items are an error. */
record Operands(ExprReader reader, List<Json> items, String path) {

  Operands(ExprReader reader, Json value, String path) {
    this(reader, items(value, path), path);
  }

  private static List<Json> items(Json value, String path) {
    if (value instanceof Json.Arr array) {
      return array.items();
    }
    throw new IrException(Code.IR_FIELD_TYPE, path, "an array of operands expected");
  }

  int size() {
    return items.size();
  }

  Json item(int index) {
    if (index >= items.size()) {
      throw new IrException(Code.IR_FIELD_MISSING, at(index), "an operand is missing");
    }
    return items.get(index);
  }

  String text(int index) {
    return Literals.text(item(index), at(index));
  }

  Kind kind(int index) {
    return ExprReader.kind(item(index), at(index));
  }

  Expr expr(int index) {
    return reader.child(item(index), at(index));
  }

  List<Expr> exprs(int from) {
    List<Expr> exprs = new ArrayList<>();
    for (int i = from; i < items.size(); i++) {
      exprs.add(expr(i));
    }
    return exprs;
  }

  /** The result, once nothing is left over. */
  Expr done(int size, Expr result) {
    require(size);
    return result;
  }

  void require(int size) {
    if (items.size() != size) {
      throw new IrException(
          Code.IR_FIELD_UNKNOWN, path, size + " operands expected, found " + items.size());
    }
  }

  private String at(int index) {
    return path + "[" + index + "]";
  }
}
