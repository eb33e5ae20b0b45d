package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.runtime.Sluice;
import dev.sluice.samples.benchmarks.flows.Branches;
import dev.sluice.samples.benchmarks.flows.BranchesDeployment;
import dev.sluice.samples.benchmarks.flows.Pair;

/** Two-way parallel work. */
public final class Pairs {

  /** What two blocking calls wait for. */
  public enum Blocking {
    /** Each for the other. */
    APPOINTMENT,
    /** A millisecond each. */
    MILLISECOND
  }

  private static final int INPUT = 7;

  private Pairs() {}

  /** @param kind {@code DIRECT} or {@code SLUICE} */
  public static Contender pures(Kind kind) {
    return switch (kind) {
      case DIRECT -> () -> Branches.pures(INPUT);
      case SLUICE -> SluiceRun.of(Sluice.builder(), BranchesDeployment.PURES, INPUT);
      default -> throw new IllegalArgumentException("no pair of pures of " + kind);
    };
  }

  /** @param kind {@code DIRECT}, which starts two threads by hand, or {@code SLUICE} */
  public static Contender tools(Kind kind, Blocking blocking) {
    Pair pair = blocking == Blocking.APPOINTMENT ? new Appointment() : new Waiting();
    return switch (kind) {
      case DIRECT -> () -> byHand(pair);
      case SLUICE ->
        SluiceRun.of(Sluice.builder().bind(Pair.class, pair), BranchesDeployment.TOOLS, INPUT);
      default -> throw new IllegalArgumentException("no pair of tools of " + kind);
    };
  }

  private static Integer byHand(Pair pair) {
    int[] results = new int[2];
    Thread left = HandStarted.start(() -> results[0] = pair.left(INPUT));
    Thread right = HandStarted.start(() -> results[1] = pair.right(INPUT));
    HandStarted.join(left);
    HandStarted.join(right);
    return results[0] + results[1];
  }
}
