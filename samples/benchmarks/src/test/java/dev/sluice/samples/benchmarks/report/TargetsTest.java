package dev.sluice.samples.benchmarks.report;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TargetsTest {

  @Test
  void holdsScoresAgainstEachOther() {
    Scores scores = new Scores(Map.of(
        "ChainOf10 cargo=SMALL kind=DIRECT", score(3),
        "ChainOf10 cargo=SMALL kind=SLUICE", score(12),
        "ChainOf10 cargo=SMALL kind=LANGCHAIN4J", score(240)));

    List<Target> targets = Targets.of(scores);

    assertThat(targets)
        .containsExactly(
            new Target("ChainOf10, SMALL: no listener, of plain Java", 4, 5),
            new Target("ChainOf10, SMALL: of LangChain4j", 0.05, 0.04))
        .inOrder();
    assertThat(targets.stream().map(Target::isMet)).containsExactly(true, false).inOrder();
  }

  @Test
  void keysDoNotDependOnTheOrderOfParameters() {
    assertThat(Scores.key("ChainOf10", Map.of("kind", "SLUICE", "cargo", "SMALL")))
        .isEqualTo("ChainOf10 cargo=SMALL kind=SLUICE");
  }

  @Test
  void printsThreeDigits() {
    assertThat(
            List.of(Target.text(0.04), Target.text(4.567), Target.text(45.67), Target.text(456.7)))
        .containsExactly("0.0400", "4.57", "45.7", "457")
        .inOrder();
  }

  private static Score score(double nanos) {
    return new Score(nanos, 0, 24);
  }
}
