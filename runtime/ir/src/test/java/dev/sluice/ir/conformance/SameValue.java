package dev.sluice.ir.conformance;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Equality of values as the vectors mean it: key order does not matter, and {@code 1} equals {@code 1.0}. */
public final class SameValue {

  private SameValue() {}

  /** What differs, with both values; nothing when they are equal. */
  public static List<String> differences(String what, Json expected, Json actual) {
    return same(expected, actual)
        ? List.of()
        : List.of(what + " expected " + CanonicalJson.text(expected) + " but was "
            + CanonicalJson.text(actual));
  }

  public static boolean same(Json a, Json b) {
    Optional<BigDecimal> x = number(a);
    Optional<BigDecimal> y = number(b);
    if (x.isPresent() && y.isPresent()) {
      return x.get().compareTo(y.get()) == 0;
    }
    if (a instanceof Json.Arr first && b instanceof Json.Arr second) {
      return sameItems(first.items(), second.items());
    }
    if (a instanceof Json.Obj first && b instanceof Json.Obj second) {
      return sameMembers(first.members(), second.members());
    }
    return a.equals(b);
  }

  private static boolean sameItems(List<Json> a, List<Json> b) {
    boolean same = a.size() == b.size();
    for (int i = 0; same && i < a.size(); i++) {
      same = same(a.get(i), b.get(i));
    }
    return same;
  }

  private static boolean sameMembers(Map<String, Json> a, Map<String, Json> b) {
    return a.keySet().equals(b.keySet())
        && a.entrySet().stream().allMatch(entry -> same(entry.getValue(), b.get(entry.getKey())));
  }

  private static Optional<BigDecimal> number(Json value) {
    if (value instanceof Json.Int number) {
      return Optional.of(new BigDecimal(number.value()));
    }
    return value instanceof Json.Real real
        ? Optional.of(new BigDecimal(real.value()))
        : Optional.empty();
  }
}
