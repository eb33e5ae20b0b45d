package dev.sluice.samples.benchmarks.report;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.samples.benchmarks.report.Options.Part;
import org.junit.jupiter.api.Test;

class OptionsTest {

  @Test
  void everythingIsMeasuredUnlessStated() {
    assertThat(Options.parse().parts()).containsExactlyElementsIn(Part.values());
    assertThat(Options.parse().quick()).isFalse();
    assertThat(Options.parse("--only", "startup,compile", "--quick").parts())
        .containsExactly(Part.STARTUP, Part.COMPILE);
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    assertThrows(IllegalArgumentException.class, () -> Options.parse("--fast"));
    assertThrows(IllegalArgumentException.class, () -> Options.parse("--only"));
    assertThrows(IllegalArgumentException.class, () -> Options.parse("--only", "everything"));
  }
}
