package dev.sluice.ir.std;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pures that build one record from another. */
final class Records {

  private Records() {}

  /** Of a pair, or of the named members of one record; what comes later wins. */
  static Json merge(Json input, Args args) {
    Optional<Json> fields = args.optional("fields").filter(value -> !value.equals(Json.NULL));
    Map<String, Json> out = new LinkedHashMap<>();
    if (fields.isEmpty()) {
      Dynamic.pair(input).forEach(part -> out.putAll(Dynamic.members(part)));
    } else {
      Dynamic.items(fields.get())
          .forEach(field -> out.putAll(Dynamic.members(Dynamic.item(input, field))));
    }
    return new Json.Obj(out);
  }

  static Json assign(Json input, Args args) {
    List<Json> pair = Dynamic.pair(input);
    Map<String, Json> out = Dynamic.members(pair.get(0));
    out.put(args.text("key"), pair.get(1));
    return new Json.Obj(out);
  }

  static Json collect(Json input, Args args) {
    List<Json> fields = Dynamic.items(args.value("fields"));
    int wanted = fields.size() + 1;
    int size = Dynamic.items(input).size();
    if (size != wanted) {
      throw new PureFailure(
          Kind.WRONG_VALUE, "std.collect expected " + wanted + " values, got " + size);
    }
    Map<String, Json> out = Dynamic.members(Dynamic.item(input, Json.of(0)));
    for (int i = 0; i < fields.size(); i++) {
      out.put(args.asText(fields.get(i), "a field"), Dynamic.item(input, Json.of(i + 1)));
    }
    return new Json.Obj(out);
  }

  static Json pack(Json input, Args args) {
    Map<String, Json> out = new LinkedHashMap<>();
    args.object("fields")
        .members()
        .forEach((name, selector) -> out.put(name, select(input, name, selector, args)));
    return new Json.Obj(out);
  }

  private static Json select(Json input, String name, Json selector, Args args) {
    if (selector instanceof Json.Obj choice && choice.members().size() == 1) {
      Optional<Json> field = choice.get("field");
      Optional<Json> constant = choice.get("const");
      if (field.isPresent()) {
        return Dynamic.item(input, field.get());
      }
      if (constant.isPresent()) {
        return constant.get();
      }
      if (choice.get("input").equals(Optional.of(Json.TRUE))) {
        return input;
      }
    }
    throw args.bad("invalid selector for field '" + name + "'");
  }

  static Json unpack(Json input, Args args) {
    Map<String, Json> out = new LinkedHashMap<>();
    args.object("fields")
        .members()
        .forEach((name, source) -> out.put(name, Dynamic.item(input, source)));
    return new Json.Obj(out);
  }

  static Json bind(Json input, Args args) {
    Map<String, Json> consts = args.object("consts").members();
    List<String> collisions = consts.keySet().stream()
        .filter(key -> Dynamic.contains(input, key))
        .sorted(CodePoints.ORDER)
        .toList();
    if (!collisions.isEmpty()) {
      throw new PureFailure(
          Kind.WRONG_VALUE, "std.bind key collision: " + String.join(", ", collisions));
    }
    Map<String, Json> out = Dynamic.members(input);
    out.putAll(consts);
    return new Json.Obj(out);
  }

  /** One record for each item: the item, copied members, then constants. */
  static Json eachPack(Json input, Args args) {
    String item = args.text("item");
    Map<String, Json> fields = args.object("fields").members();
    Map<String, Json> consts = args.object("consts").members();
    List<String> constNames = consts.keySet().stream().sorted(CodePoints.ORDER).toList();
    List<Json> rows = new ArrayList<>();
    for (Json element : Dynamic.items(Dynamic.item(input, args.value("items")))) {
      Map<String, Json> row = new LinkedHashMap<>();
      row.put(item, element);
      fields.forEach((name, source) -> row.put(name, Dynamic.item(input, source)));
      constNames.forEach(name -> row.put(name, consts.get(name)));
      rows.add(new Json.Obj(row));
    }
    return Json.of(rows);
  }
}
