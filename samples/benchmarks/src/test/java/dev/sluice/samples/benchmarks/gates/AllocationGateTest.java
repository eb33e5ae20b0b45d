package dev.sluice.samples.benchmarks.gates;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.samples.benchmarks.contenders.BuiltChain;
import dev.sluice.samples.benchmarks.contenders.Cargo;
import dev.sluice.samples.benchmarks.contenders.Chains;
import dev.sluice.samples.benchmarks.contenders.Kind;
import dev.sluice.samples.benchmarks.contenders.Pairs;
import dev.sluice.samples.benchmarks.flows.Parcel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the runtime allocates beyond what plain Java allocates for the same work. Limits are those of the present code
 * with little room; whoever makes it lighter lowers them. Counts are exact, so nothing here depends on the machine.
 */
class AllocationGateTest {

  /**
   * @param ofAStep bytes of a step: the arguments of the call, the check of a result that could be changed, two events
   * @param ofARun bytes of a run, whatever is in it: its strand, its frame, the copies of its input and result
   */
  @ParameterizedTest
  @CsvSource({
    "SLUICE, SMALL, 24, 320",
    "SLUICE, LIGHT_PARCEL, 56, 700",
    "SLUICE, HEAVY_PARCEL, 56, 700",
    "SLUICE_EVENTS, SMALL, 144, 400",
    "SLUICE_EVENTS, LIGHT_PARCEL, 176, 780",
    "SLUICE_EVENTS, HEAVY_PARCEL, 176, 780",
  })
  void aStepFromSource(Kind kind, Cargo cargo, double ofAStep, double ofARun) {
    double ten = ofSource(kind, cargo, 10) - ofSource(Kind.DIRECT, cargo, 10);
    double hundred = ofSource(kind, cargo, 100) - ofSource(Kind.DIRECT, cargo, 100);

    assertThat((hundred - ten) / 90).isAtMost(ofAStep);
    assertThat(ten).isAtMost(ofARun + 10 * ofAStep);
    assertThat(hundred).isAtMost(ofARun + 100 * ofAStep);
  }

  @ParameterizedTest
  @CsvSource({"SLUICE, 25", "SLUICE_EVENTS, 144"})
  void aStepOfABuiltProgram(Kind kind, double limit) {
    double all = ofBuilt(kind, 10_000) - ofBuilt(Kind.DIRECT, 10_000);

    assertThat(all / 10_000).isAtMost(limit);
  }

  @ParameterizedTest
  @CsvSource({"SLUICE, 1.001", "SLUICE_EVENTS, 1.05"})
  void aStepOfALongChainIsNotDearer(Kind kind, double limit) {
    double ten = ofBuilt(kind, 10);
    double hundred = ofBuilt(kind, 100);
    double tenThousand = ofBuilt(kind, 10_000);

    double perStepOfFew = (hundred - ten) / 90;
    double perStepOfMany = (tenThousand - hundred) / 9_900;

    assertThat(perStepOfMany / perStepOfFew).isAtMost(limit);
  }

  @ParameterizedTest
  @EnumSource(names = {"SLUICE", "SLUICE_EVENTS"})
  void aStepWithALargeValueIsNotDearer(Kind kind) {
    double light = ofSource(kind, Cargo.LIGHT_PARCEL, 100) - ofSource(kind, Cargo.LIGHT_PARCEL, 10);
    double heavy = ofSource(kind, Cargo.HEAVY_PARCEL, 100) - ofSource(kind, Cargo.HEAVY_PARCEL, 10);

    assertWithMessage("bytes of 90 steps").that(heavy).isAtMost(light);
  }

  @Test
  void aStepWithALargeImmutableListIsNotDearer() {
    assertWithMessage("bytes of 90 steps").that(ofImmutable(100)).isAtMost(ofImmutable(1));
  }

  @Test
  void pureBranchesAllocateNoStrands() {
    assertThat(Allocation.perRun(Pairs.pures(Kind.SLUICE))).isAtMost(320);
  }

  private static double ofSource(Kind kind, Cargo cargo, int length) {
    return Allocation.perRun(Chains.of(kind, cargo, length));
  }

  private static double ofBuilt(Kind kind, int length) {
    return Allocation.perRun(BuiltChain.of(kind, Cargo.SMALL, length));
  }

  /** What 90 steps allocate that hand on a list of {@code List.copyOf}. */
  private static double ofImmutable(int lines) {
    Parcel parcel = new Parcel(0, List.copyOf(Parcel.of(lines).lines()));
    return Allocation.perRun(Chains.parcels(100, parcel).contender(Kind.SLUICE))
        - Allocation.perRun(Chains.parcels(10, parcel).contender(Kind.SLUICE));
  }
}
