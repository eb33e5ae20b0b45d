package dev.sluice.samples.benchmarks.jmh;

import dev.sluice.samples.benchmarks.contenders.Contender;
import dev.sluice.samples.benchmarks.contenders.Kind;
import dev.sluice.samples.benchmarks.contenders.Pairs;
import org.openjdk.jmh.annotations.Param;

/** Two tools that block, per run; {@code DIRECT} is two threads started by hand. */
public class BlockingBranches extends Contest {

  @Param({"DIRECT", "SLUICE"})
  public Kind kind = Kind.DIRECT;

  @Param
  public Pairs.Blocking blocking = Pairs.Blocking.APPOINTMENT;

  @Override
  Contender contender() {
    return Pairs.tools(kind, blocking);
  }
}
