package dev.sluice.samples.benchmarks.report;

import dev.sluice.samples.benchmarks.jmh.BlockingBranches;
import dev.sluice.samples.benchmarks.jmh.BuiltChainOf100;
import dev.sluice.samples.benchmarks.jmh.BuiltChainOf10000;
import dev.sluice.samples.benchmarks.jmh.ChainOf10;
import dev.sluice.samples.benchmarks.jmh.ChainOf100;
import dev.sluice.samples.benchmarks.jmh.EachOf1000;
import dev.sluice.samples.benchmarks.jmh.EachOf100000;
import dev.sluice.samples.benchmarks.jmh.PureBranches;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the JMH benchmarks of the chosen parts. */
final class Benchmarks {

  private final Options options;
  private final List<RunResult> results = new ArrayList<>();

  private Benchmarks(Options options) {
    this.options = options;
  }

  static Scores run(Options options) {
    Benchmarks benchmarks = new Benchmarks(options);
    if (options.parts().contains(Options.Part.CHAINS)) {
      benchmarks.add(benchmarks.of(
          ChainOf10.class, ChainOf100.class, BuiltChainOf100.class, BuiltChainOf10000.class));
      benchmarks.add(benchmarks
          .of(ChainOf100.class)
          .param("cargo", "LIGHT_PARCEL")
          .param("kind", "SLUICE", "SLUICE_EVENTS"));
    }
    if (options.parts().contains(Options.Part.BRANCHES)) {
      benchmarks.add(benchmarks.of(PureBranches.class, BlockingBranches.class));
    }
    if (options.parts().contains(Options.Part.EACH)) {
      benchmarks.add(benchmarks.of(EachOf1000.class, EachOf100000.class));
    }
    return Scores.of(benchmarks.results);
  }

  private ChainedOptionsBuilder of(Class<?>... classes) {
    ChainedOptionsBuilder builder = new OptionsBuilder()
        .addProfiler(GCProfiler.class)
        .shouldFailOnError(true)
        .jvmArgsAppend("-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch");
    for (Class<?> type : classes) {
      builder = builder.include(type.getName().replace(".", "\\.") + "\\.");
    }
    return options.quick()
        ? builder
            .forks(1)
            .warmupIterations(1)
            .warmupTime(TimeValue.milliseconds(300))
            .measurementIterations(1)
            .measurementTime(TimeValue.milliseconds(300))
        : builder
            .forks(3)
            .warmupIterations(3)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(4)
            .measurementTime(TimeValue.seconds(1));
  }

  private void add(ChainedOptionsBuilder builder) {
    try {
      results.addAll(new Runner(builder.build()).run());
    } catch (RunnerException e) {
      throw new IllegalStateException("a benchmark failed", e);
    }
  }
}
