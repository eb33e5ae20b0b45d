package dev.sluice.samples.benchmarks.jmh;

import dev.sluice.samples.benchmarks.contenders.Contender;
import dev.sluice.samples.benchmarks.contenders.Eaches;
import dev.sluice.samples.benchmarks.contenders.Kind;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** One step per element of 1,000 items, per item. */
@OperationsPerInvocation(1_000)
public class EachOf1000 extends Contest {

  @Param({"DIRECT", "SLUICE"})
  public Kind kind = Kind.DIRECT;

  @Param
  public Eaches.Body body = Eaches.Body.PURE;

  @Override
  Contender contender() {
    return Eaches.of(kind, body, 1_000);
  }
}
