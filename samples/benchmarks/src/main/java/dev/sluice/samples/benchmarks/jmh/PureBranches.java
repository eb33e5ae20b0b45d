package dev.sluice.samples.benchmarks.jmh;

import dev.sluice.samples.benchmarks.contenders.Contender;
import dev.sluice.samples.benchmarks.contenders.Kind;
import dev.sluice.samples.benchmarks.contenders.Pairs;
import org.openjdk.jmh.annotations.Param;

/** Two pures that do not need each other, per run. */
public class PureBranches extends Contest {

  @Param({"DIRECT", "SLUICE"})
  public Kind kind = Kind.DIRECT;

  @Override
  Contender contender() {
    return Pairs.pures(kind);
  }
}
