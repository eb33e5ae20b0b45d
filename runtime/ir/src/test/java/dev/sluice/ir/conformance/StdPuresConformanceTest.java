package dev.sluice.ir.conformance;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure;
import dev.sluice.ir.std.StdPures;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("conformance")
class StdPuresConformanceTest {

  @Test
  void stdPures() {
    Report.run("std_pures", StdPuresConformanceTest::check);
  }

  private static List<String> check(Vectors.Case one) {
    Optional<Json.Obj> args =
        one.in().get("args").filter(Json.Obj.class::isInstance).map(Json.Obj.class::cast);
    Json value;
    try {
      value = StdPures.apply(Vectors.text(one.in("pure")), one.in("input"), args);
    } catch (PureFailure failure) {
      return one.expectsError() ? List.of() : List.of(failure.toString());
    }
    return one.expectsError()
        ? List.of("expected a failure but got " + CanonicalJson.text(value))
        : SameValue.differences("value", one.out("value"), value);
  }
}
