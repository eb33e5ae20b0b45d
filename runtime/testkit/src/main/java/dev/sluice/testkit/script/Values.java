package dev.sluice.testkit.script;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The operations of scripts on single values; what they have no meaning for raises {@code TypeError}. */
final class Values {

  private Values() {}

  static Json pluck(Json value, String key) {
    return object(value, "pluck")
        .get(key)
        .orElseThrow(() -> new ScriptedFailure("KeyError", "'" + key + "'"));
  }

  static Json set(Json value, String key, Json member) {
    Map<String, Json> members = new LinkedHashMap<>(object(value, "set").members());
    members.put(key, member);
    return new Json.Obj(members);
  }

  static Json append(Json value, Json item) {
    List<Json> items = new ArrayList<>(items(value));
    items.add(item);
    return Json.of(items);
  }

  static Json first(Json value) {
    return at(value, 0);
  }

  static Json last(Json value) {
    return at(value, items(value).size() - 1);
  }

  private static Json at(Json value, int index) {
    List<Json> items = items(value);
    if (items.isEmpty()) {
      throw new ScriptedFailure("IndexError", "the list is empty");
    }
    return items.get(index);
  }

  static Json length(Json value) {
    if (value instanceof Json.Text text) {
      return Json.of(text.value().codePointCount(0, text.value().length()));
    }
    if (value instanceof Json.Obj object) {
      return Json.of(object.members().size());
    }
    return Json.of(items(value).size());
  }

  /** Integers stay integers; with one double the sum is a double. */
  static Json add(Json a, Json b) {
    if (a instanceof Json.Int x && b instanceof Json.Int y) {
      return new Json.Int(x.value().add(y.value()));
    }
    return Json.of(decimal(a, "add").doubleValue() + decimal(b, "add").doubleValue());
  }

  static int compare(Json a, Json b) {
    return decimal(a, "gt").compareTo(decimal(b, "gt"));
  }

  static long integer(Json value) {
    return decimal(value, "a whole number").longValueExact();
  }

  static List<Json> items(Json value) {
    if (value instanceof Json.Arr array) {
      return array.items();
    }
    throw wrong("a list", value);
  }

  private static Json.Obj object(Json value, String operation) {
    if (value instanceof Json.Obj object) {
      return object;
    }
    throw wrong(operation, value);
  }

  private static BigDecimal decimal(Json value, String operation) {
    if (value instanceof Json.Int number) {
      return new BigDecimal(number.value());
    }
    if (value instanceof Json.Real number) {
      return new BigDecimal(number.value());
    }
    throw wrong(operation, value);
  }

  private static ScriptedFailure wrong(String wanted, Json value) {
    return new ScriptedFailure("TypeError", "no " + wanted + " on " + CanonicalJson.text(value));
  }
}
