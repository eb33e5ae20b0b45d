package dev.sluice.processor.problem;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NearestTest {

  @Test
  void findsAMisspeltName() {
    assertThat(Nearest.to("lookpu", List.of("draft", "lookup", "classify")))
        .isEqualTo(Optional.of("lookup"));
    assertThat(Nearest.question("lookUp", List.of("lookup"))).isEqualTo(" Did you mean 'lookup'?");
  }

  @Test
  void somethingElseIsNoSuggestion() {
    assertThat(Nearest.to("save", List.of("draft", "lookup"))).isEqualTo(Optional.empty());
    assertThat(Nearest.to("a", List.of("bc"))).isEqualTo(Optional.empty());
    assertThat(Nearest.question("save", List.of("save"))).isEmpty();
  }

  @Test
  void tiesDoNotDependOnTheOrder() {
    assertThat(Nearest.to("cat", List.of("cut", "bat", "car"))).isEqualTo(Optional.of("bat"));
    assertThat(Nearest.to("cat", List.of("car", "bat", "cut"))).isEqualTo(Optional.of("bat"));
  }
}
