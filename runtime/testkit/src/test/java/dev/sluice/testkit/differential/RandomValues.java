package dev.sluice.testkit.differential;

import dev.sluice.ir.Json;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Random kinds and values of them. */
final class RandomValues {

  static final List<String> NAMES = List.of("a", "b", "c", "__x", "\u00e9");
  private static final List<String> TEXTS = List.of("", "a", "b", "\ud83d\ude00", "True", "1");

  private final Choice choice;

  RandomValues(Choice choice) {
    this.choice = choice;
  }

  Kind kind(int depth) {
    switch (choice.below(depth > 0 ? 7 : 4)) {
      case 0:
        return Kind.BOOL;
      case 1:
        return Kind.TEXT;
      case 2:
        return Kind.ANY;
      case 4:
        return new Kind.ListOf(kind(depth - 1));
      case 5, 6:
        Kind.Rec rec = new Kind.Rec(new TreeMap<>());
        for (int i = choice.below(3); i >= 0; i--) {
          rec = rec.with(choice.of(NAMES), kind(depth - 1));
        }
        return rec;
      default:
        return Kind.INT;
    }
  }

  Json value(Kind kind) {
    if (kind instanceof Kind.ListOf list) {
      List<Json> items = new ArrayList<>();
      for (int i = choice.below(4); i > 0; i--) {
        items.add(value(list.item()));
      }
      return Json.of(items);
    }
    if (kind instanceof Kind.Tuple tuple) {
      return Json.of(tuple.items().stream().map(this::value).toList());
    }
    if (kind instanceof Kind.Rec rec) {
      Map<String, Json> members = new LinkedHashMap<>();
      rec.fields().forEach((name, field) -> members.put(name, value(field)));
      return new Json.Obj(members);
    }
    return scalar(((Kind.Scalar) kind).name());
  }

  private Json scalar(String kind) {
    switch (kind) {
      case "int":
        return integer();
      case "bool":
        return Json.of(choice.percent(50));
      case "text":
        return Json.of(choice.of(TEXTS));
      default:
        return any();
    }
  }

  private Json integer() {
    return choice.percent(10)
        ? new Json.Int(BigInteger.TWO.pow(62 + choice.below(4)))
        : Json.of(choice.below(7) - 2);
  }

  private Json any() {
    switch (choice.below(6)) {
      case 0:
        return Json.NULL;
      case 1:
        return Json.of(choice.of(List.of(0.0, -0.0, 1.0, 1.5, 1e16)));
      case 2:
        return Json.of(List.of());
      case 3:
        return Json.Obj.EMPTY;
      default:
        return value(kind(1));
    }
  }
}
