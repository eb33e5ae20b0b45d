package dev.sluice.ir.conformance;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.JsonParser.Duplicates;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("conformance")
class CanonicalJsonConformanceTest {

  private static final Map<String, Double> SPECIAL = Map.of(
      "nan",
      Double.NaN,
      "infinity",
      Double.POSITIVE_INFINITY,
      "neg_infinity",
      Double.NEGATIVE_INFINITY);

  @Test
  void canonicalJson() {
    Report.run(
        "canonical_json", one -> one.kind().equals("nonstandard") ? refused(one) : text(one));
  }

  private static List<String> text(Vectors.Case one) {
    Json value = JsonParser.parse(Vectors.text(one.in("text")), Duplicates.LAST_WINS);
    Map<String, String> actual = Map.of(
        "canonical", CanonicalJson.text(value),
        "sha256", Hashes.sha256(value),
        "valueRef", Hashes.valueRef(value),
        "fingerprint", Hashes.fingerprint(value));
    List<String> differences = new ArrayList<>();
    one.out().members().forEach((key, expected) -> {
      if (!Vectors.text(expected).equals(actual.get(key))) {
        differences.add(key + " was " + actual.get(key));
      }
    });
    return differences;
  }

  /** The reference writes these numbers as text that is not JSON; we refuse them as value and as text. */
  private static List<String> refused(Vectors.Case one) {
    double special = SPECIAL.get(Vectors.text(one.in("special")));
    List<String> differences = new ArrayList<>();
    try {
      differences.add("accepted as " + Json.of(special));
    } catch (IllegalArgumentException expected) {
      // refused
    }
    try {
      differences.add("parsed as " + JsonParser.parse(Vectors.text(one.out("canonical"))));
    } catch (IrException expected) {
      // refused
    }
    return differences;
  }
}
