package dev.sluice.samples.benchmarks.measuring;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MediansTest {

  @Test
  void middleOrMeanOfTheTwoMiddleOnes() {
    assertThat(Medians.median(List.of(9.0, 1.0, 2.0))).isEqualTo(2.0);
    assertThat(Medians.median(List.of(9.0, 1.0, 2.0, 4.0))).isEqualTo(3.0);
  }

  @Test
  void takesTurnsAndDoesNotLookAtTheFirst() {
    List<String> done = new ArrayList<>();

    assertThat(Medians.ofMillis(2, List.of(() -> done.add("a"), () -> done.add("b"))))
        .hasSize(2);
    assertThat(done).containsExactly("a", "b", "a", "b", "a", "b").inOrder();
  }
}
