package dev.sluice.testkit.conformance;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists whose order has no meaning. */
public final class Bags {

  private Bags() {}

  /** In an order that depends on the values alone; {@code 1} and {@code 1.0} count as the same. */
  public static List<Json> sorted(List<Json> items) {
    return items.stream()
        .map(Bags::withDoubles)
        .sorted(Comparator.comparing(CanonicalJson::text))
        .toList();
  }

  private static Json withDoubles(Json value) {
    if (value instanceof Json.Int number) {
      return Json.of(number.value().doubleValue());
    }
    if (value instanceof Json.Arr array) {
      return Json.of(array.items().stream().map(Bags::withDoubles).toList());
    }
    if (value instanceof Json.Obj object) {
      Map<String, Json> members = new LinkedHashMap<>();
      object.members().forEach((key, member) -> members.put(key, withDoubles(member)));
      return new Json.Obj(members);
    }
    return value;
  }
}
