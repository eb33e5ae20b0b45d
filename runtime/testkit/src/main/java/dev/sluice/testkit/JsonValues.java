package dev.sluice.testkit;

import dev.sluice.ir.Json;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Equality of JSON as values, unlike that of {@link Json}, which tells {@code 1} from {@code 1.0}. */
public final class JsonValues {

  private JsonValues() {}

  /** True when both are the same value: numbers by their size, objects whatever the order of their keys. */
  public static boolean same(Json a, Json b) {
    if (isNumber(a) && isNumber(b)) {
      return decimal(a).compareTo(decimal(b)) == 0;
    }
    if (a instanceof Json.Arr x && b instanceof Json.Arr y) {
      return sameItems(x.items(), y.items());
    }
    if (a instanceof Json.Obj x && b instanceof Json.Obj y) {
      return sameMembers(x.members(), y.members());
    }
    return a.equals(b);
  }

  static boolean isNumber(Json value) {
    return value instanceof Json.Int || value instanceof Json.Real;
  }

  private static BigDecimal decimal(Json number) {
    return number instanceof Json.Int n
        ? new BigDecimal(n.value())
        : new BigDecimal(((Json.Real) number).value());
  }

  private static boolean sameItems(List<Json> a, List<Json> b) {
    Iterator<Json> others = b.iterator();
    return a.size() == b.size() && a.stream().allMatch(item -> same(item, others.next()));
  }

  private static boolean sameMembers(Map<String, Json> a, Map<String, Json> b) {
    return a.keySet().equals(b.keySet())
        && a.entrySet().stream()
            .allMatch(
                member -> same(member.getValue(), Objects.requireNonNull(b.get(member.getKey()))));
  }
}
