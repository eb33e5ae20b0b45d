package dev.sluice.runtime.internal.link;

import dev.sluice.ir.IrException;
import dev.sluice.ir.IrException.Code;
import dev.sluice.ir.Json;
import java.util.List;
import java.util.OptionalDouble;

/** The members of an object, with errors that say where it is. */
record Members(Json.Obj json, String path) {

  Json value(String name) {
    return json.get(name)
        .orElseThrow(() -> new IrException(Code.IR_FIELD_MISSING, at(name), "a member is missing"));
  }

  String text(String name) {
    if (value(name) instanceof Json.Text text) {
      return text.value();
    }
    throw wrong(name, "a string");
  }

  String text(String name, String otherwise) {
    return json.get(name).isPresent() ? text(name) : otherwise;
  }

  boolean flag(String name, boolean otherwise) {
    if (json.get(name).isEmpty()) {
      return otherwise;
    }
    if (value(name) instanceof Json.Bool flag) {
      return flag.value();
    }
    throw wrong(name, "a boolean");
  }

  OptionalDouble number(String name) {
    if (json.get(name).isEmpty()) {
      return OptionalDouble.empty();
    }
    if (value(name) instanceof Json.Int number) {
      return OptionalDouble.of(number.value().doubleValue());
    }
    if (value(name) instanceof Json.Real number) {
      return OptionalDouble.of(number.value());
    }
    throw wrong(name, "a number");
  }

  Members object(String name) {
    if (value(name) instanceof Json.Obj object) {
      return new Members(object, at(name));
    }
    throw wrong(name, "an object");
  }

  List<Json> array(String name) {
    if (value(name) instanceof Json.Arr array) {
      return array.items();
    }
    throw wrong(name, "an array");
  }

  IrException wrong(String name, String wanted) {
    return new IrException(Code.IR_FIELD_TYPE, at(name), wanted + " expected");
  }

  private String at(String name) {
    return path + "." + name;
  }
}
