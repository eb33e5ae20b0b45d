package dev.sluice.testkit.conformance;

import static com.google.common.truth.Truth.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class TallyTest {

  @Test
  void countsAndNamesWhatDidNotPass() {
    Tally tally = new Tally("c");
    tally.passed();
    tally.differs("x", "wanted 1 but was 2");
    tally.notBuilt("y", "race");
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    tally.print(new PrintStream(out, true, StandardCharsets.UTF_8));

    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .containsExactly(
            "conformance c: 1/3", "  differs: x: wanted 1 but was 2", "  not built: y: race")
        .inOrder();
    assertThat(tally.differing()).hasSize(1);
  }
}
