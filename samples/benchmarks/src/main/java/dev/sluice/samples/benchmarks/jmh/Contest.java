package dev.sluice.samples.benchmarks.jmh;

import dev.sluice.samples.benchmarks.contenders.Contender;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Measures one contender; which one is a parameter, so that each has a JVM of its own. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public abstract class Contest {

  /** As many as contenders take turns between. */
  private static final int IMPLEMENTATIONS = 3;

  private Contender contender = () -> "";

  /** The contender of the present parameters. */
  abstract Contender contender();

  /** Flows are linked when they are first run; that is not what a step costs. */
  @Setup
  public void setUp() {
    contender = contender();
    for (int i = 0; i < IMPLEMENTATIONS; i++) {
      contender.run();
    }
  }

  @Benchmark
  public Object run() {
    return contender.run();
  }

  @TearDown
  public void tearDown() {
    contender.close();
  }
}
