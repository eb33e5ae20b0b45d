package dev.sluice.samples.benchmarks.report;

import dev.sluice.samples.benchmarks.compiletime.CompileTime;
import dev.sluice.samples.benchmarks.report.Options.Part;
import dev.sluice.samples.benchmarks.startup.Startup;
import java.util.ArrayList;
import java.util.List;

/** Measures everything in one run and prints it side by side. */
public final class Report {

  private static final double OF_LANGGRAPH_START = 0.3;
  private static final double OF_NO_PROCESSOR = 2.5;
  private static final double OF_MAPSTRUCT = 1;

  private final Options options;
  private final StringBuilder text = new StringBuilder();
  private final List<Target> targets = new ArrayList<>();

  private Report(Options options) {
    this.options = options;
  }

  /** Ends with status 2 on wrong usage; a missed target is a figure, not a failure. */
  public static void main(String[] arguments) {
    Options options;
    try {
      options = Options.parse(arguments);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.print(Options.USAGE);
      System.exit(2);
      return;
    }
    System.out.print(new Report(options).make());
  }

  private String make() {
    text.append('\n').append(Machine.describe());
    if (options.quick()) {
      text.append("A quick run: the figures mean little.\n");
    }
    Scores scores = Benchmarks.run(options);
    if (!scores.all().isEmpty()) {
      text.append('\n').append(Tables.scores(scores));
      targets.addAll(Targets.of(scores));
    }
    if (options.parts().contains(Part.STARTUP)) {
      startup();
    }
    if (options.parts().contains(Part.COMPILE)) {
      compileTime();
    }
    text.append('\n').append(Tables.targets(targets));
    return text.toString();
  }

  private void startup() {
    Startup.Times times = Startup.measure(options.quick() ? 3 : 25);
    text.append('\n').append(Tables.startup(times));
    targets.add(new Target(
        "what Sluice adds to a start, of what LangGraph4j adds",
        times.ratio(),
        OF_LANGGRAPH_START));
  }

  private void compileTime() {
    CompileTime compilations = new CompileTime(options.work(), options.processors());
    CompileTime.Times times =
        options.quick() ? compilations.measure(100, 1) : compilations.measure(1_000, 5);
    text.append('\n').append(Tables.compileTime(times));
    targets.add(new Target(
        "compiling with Sluice, of compiling without",
        times.sluice() / times.flows(),
        OF_NO_PROCESSOR));
    targets.add(new Target(
        "compiling with Sluice, of compiling as many mappers with MapStruct",
        times.sluice() / times.mapStruct(),
        OF_MAPSTRUCT));
  }
}
