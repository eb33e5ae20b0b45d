package dev.sluice.ir.graph;

import dev.sluice.ir.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The two ways in which several values become one. */
final class Merging {

  private Merging() {}

  /** The records as one; where they share a field, the later one wins. */
  static Json merge(List<Json> records) {
    Map<String, Json> merged = new LinkedHashMap<>();
    records.forEach(record -> merged.putAll(((Json.Obj) record).members()));
    return new Json.Obj(merged);
  }

  /** {@code std.record} on the value it is given: one input bare, several as a list. */
  static Json record(Json.Obj args, Json value) {
    List<Json> fields = ((Json.Arr) args.get("fields").orElseThrow()).items();
    Json.Obj consts = (Json.Obj) args.get("consts").orElseThrow();
    int size = 0;
    for (Json field : fields) {
      if (index(field) instanceof Json.Int number) {
        size = Math.max(size, number.value().intValueExact() + 1);
      }
    }
    Map<String, Json> record = new LinkedHashMap<>();
    for (Json field : fields) {
      String name = ((Json.Text) ((Json.Arr) field).items().get(0)).value();
      if (index(field) instanceof Json.Int number) {
        record.put(
            name,
            size == 1 ? value : ((Json.Arr) value).items().get(number.value().intValueExact()));
      } else {
        record.put(name, consts.get(name).orElseThrow());
      }
    }
    return new Json.Obj(record);
  }

  private static Json index(Json field) {
    return ((Json.Arr) field).items().get(1);
  }
}
