package dev.sluice.samples.benchmarks.jmh;

import dev.sluice.samples.benchmarks.contenders.BuiltChain;
import dev.sluice.samples.benchmarks.contenders.Cargo;
import dev.sluice.samples.benchmarks.contenders.Contender;
import dev.sluice.samples.benchmarks.contenders.Kind;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** A chain of 10,000 steps whose program was built directly, per step. */
@OperationsPerInvocation(10_000)
public class BuiltChainOf10000 extends Contest {

  @Param({"DIRECT", "SLUICE", "SLUICE_EVENTS"})
  public Kind kind = Kind.DIRECT;

  @Param({"SMALL", "HEAVY_PARCEL"})
  public Cargo cargo = Cargo.SMALL;

  @Override
  Contender contender() {
    return BuiltChain.of(kind, cargo, 10_000);
  }
}
