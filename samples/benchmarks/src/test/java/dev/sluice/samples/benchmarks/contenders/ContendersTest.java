package dev.sluice.samples.benchmarks.contenders;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.samples.benchmarks.flows.Item;
import dev.sluice.samples.benchmarks.flows.Parcel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everybody does the same work. */
class ContendersTest {

  private static final int TURNS = 3;

  @ParameterizedTest
  @EnumSource
  void chainsTakeAllTheirSteps(Kind kind) {
    for (int length : List.of(10, 100)) {
      assertRuns(Chains.of(kind, Cargo.SMALL, length), new Item("I-1", length));
      assertRuns(
          Chains.of(kind, Cargo.HEAVY_PARCEL, length),
          new Parcel(length, Parcel.of(10).lines()));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"DIRECT", "SLUICE", "SLUICE_EVENTS"})
  void builtChainsTakeAllTheirSteps(Kind kind) {
    assertRuns(BuiltChain.of(kind, Cargo.SMALL, 10_000), new Item("I-1", 10_000));
    assertRuns(
        BuiltChain.of(kind, Cargo.LIGHT_PARCEL, 100),
        new Parcel(100, Parcel.of(1).lines()));
  }

  @ParameterizedTest
  @EnumSource(names = {"DIRECT", "SLUICE"})
  void branchesAreJoined(Kind kind) {
    assertRuns(Pairs.pures(kind), 7 * 7 + 3);
    for (Pairs.Blocking blocking : Pairs.Blocking.values()) {
      assertRuns(Pairs.tools(kind, blocking), 8 + 9);
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachKeepsTheOrder(Eaches.Body body) {
    try (Contender direct = Eaches.of(Kind.DIRECT, body, 1_000)) {
      assertRuns(Eaches.of(Kind.SLUICE, body, 1_000), direct.run());
    }
  }

  @Test
  void rotationGivesEverybodyATurn() {
    Contender rotation = new Rotation(List.of(() -> "a", () -> "b"));

    assertThat(List.of(rotation.run(), rotation.run(), rotation.run()))
        .containsExactly("a", "b", "a")
        .inOrder();
  }

  private static void assertRuns(Contender contender, Object result) {
    try (contender) {
      for (int turn = 0; turn < TURNS; turn++) {
        assertThat(contender.run()).isEqualTo(result);
      }
    }
  }
}
