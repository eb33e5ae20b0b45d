package dev.sluice.testkit.conformance;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.testkit.script.Script;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("conformance")
final class InterpretConformanceTest {

  @Test
  void naive() {
    check(new NaiveUnderTest());
  }

  @Test
  void linked() {
    check(new LinkedUnderTest(1, true));
  }

  @Test
  void linkedWithoutListener() {
    check(new LinkedUnderTest(1, false));
  }

  @Test
  void linkedInParallel() {
    check(new LinkedUnderTest(8, true));
  }

  private static void check(InterpreterUnderTest interpreter) {
    Tally tally = new Tally("interpret (" + interpreter.name() + ")");
    for (Vectors.Case vector : Vectors.read("interpret")) {
      InterpretCase run = new InterpretCase(vector);
      Observation.Ending ending = run.run(interpreter, Script.Delay.NONE);
      if (ending instanceof Observation.NotBuilt missing) {
        tally.notBuilt(vector.name(), missing.operation());
      } else if (run.problems().isEmpty()) {
        tally.passed();
      } else {
        tally.differs(vector.name(), String.join("; ", run.problems()));
      }
    }
    tally.print(System.out);
    assertThat(tally.differing()).isEmpty();
  }
}
