package dev.sluice.testkit.conformance;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.testkit.Handlers;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("conformance")
final class StdPuresConformanceTest {

  @Test
  void naive() {
    check(new NaiveUnderTest());
  }

  @Test
  void linked() {
    check(new LinkedUnderTest(1, false));
  }

  private static void check(InterpreterUnderTest interpreter) {
    Tally tally = new Tally("std_pures (" + interpreter.name() + ")");
    for (Vectors.Case vector : Vectors.read("std_pures")) {
      Node flow = new Node.Arr(
          "$",
          Ann.NONE,
          ((Json.Text) vector.in().get("pure").orElseThrow()).value(),
          vector.in().get("args").map(args -> (Json.Obj) args));
      Observation seen =
          interpreter.run(Request.of(flow, vector.in().get("input").orElseThrow(), Handlers.NONE));
      Optional<String> problem = Expectation.of(vector.out()).check(seen.ending());
      problem.ifPresentOrElse(why -> tally.differs(vector.name(), why), tally::passed);
    }
    tally.print(System.out);
    assertThat(tally.differing()).isEmpty();
  }
}
