package dev.sluice.samples.benchmarks.jmh;

import dev.sluice.samples.benchmarks.contenders.BuiltChain;
import dev.sluice.samples.benchmarks.contenders.Cargo;
import dev.sluice.samples.benchmarks.contenders.Contender;
import dev.sluice.samples.benchmarks.contenders.Kind;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** {@link BuiltChainOf10000} with 100 steps: what a step costs must not depend on how many there are. */
@OperationsPerInvocation(100)
public class BuiltChainOf100 extends Contest {

  @Param({"DIRECT", "SLUICE", "SLUICE_EVENTS"})
  public Kind kind = Kind.DIRECT;

  @Param({"SMALL", "HEAVY_PARCEL"})
  public Cargo cargo = Cargo.SMALL;

  @Override
  Contender contender() {
    return BuiltChain.of(kind, cargo, 100);
  }
}
