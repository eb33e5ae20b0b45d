package dev.sluice.samples.benchmarks.jmh;

import dev.sluice.samples.benchmarks.contenders.Cargo;
import dev.sluice.samples.benchmarks.contenders.Chains;
import dev.sluice.samples.benchmarks.contenders.Contender;
import dev.sluice.samples.benchmarks.contenders.Kind;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** A chain of 10 steps from Java source, per step. */
@OperationsPerInvocation(10)
public class ChainOf10 extends Contest {

  @Param
  public Kind kind = Kind.DIRECT;

  @Param({"SMALL", "HEAVY_PARCEL"})
  public Cargo cargo = Cargo.SMALL;

  @Override
  Contender contender() {
    return Chains.of(kind, cargo, 10);
  }
}
