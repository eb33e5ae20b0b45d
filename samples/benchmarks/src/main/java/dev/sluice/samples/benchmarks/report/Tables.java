package dev.sluice.samples.benchmarks.report;

import dev.sluice.samples.benchmarks.compiletime.CompileTime;
import dev.sluice.samples.benchmarks.startup.Startup;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What was measured, as text. */
final class Tables {

  private Tables() {}

  /** One line per score, with its time as a multiple of plain Java doing the same. */
  static String scores(Scores scores) {
    StringBuilder out = new StringBuilder();
    line(
        out,
        "%-62s %12s %12s %12s %10s",
        "per step, item or run",
        "ns",
        "slowest",
        "bytes",
        "x direct");
    for (Map.Entry<String, Score> entry : scores.all().entrySet()) {
      Score score = entry.getValue();
      String base = entry.getKey().replaceFirst("kind=\\w+", "kind=DIRECT");
      line(
          out,
          "%-62s %12.2f %12.2f %12.1f %10s",
          entry.getKey(),
          score.nanos(),
          score.slowest(),
          score.bytes(),
          scores
              .find(base)
              .map(direct -> Target.text(score.nanos() / direct.nanos()))
              .orElse("-"));
    }
    return out.toString();
  }

  static String startup(Startup.Times times) {
    StringBuilder out = new StringBuilder();
    line(out, "%-62s %12s %12s", "from the start of a JVM to its end, ten steps", "ms", "added ms");
    line(out, "%-62s %12.1f %12s", "plain Java", times.plain(), "-");
    line(out, "%-62s %12.1f %12.1f", "Sluice", times.sluice(), times.sluice() - times.plain());
    line(
        out,
        "%-62s %12.1f %12.1f",
        "LangGraph4j",
        times.langGraph(),
        times.langGraph() - times.plain());
    return out.toString();
  }

  static String compileTime(CompileTime.Times times) {
    StringBuilder out = new StringBuilder();
    line(out, "%-62s %12s %12s", "javac, " + times.classes() + " classes", "ms", "x without");
    line(out, "%-62s %12.0f %12s", "flows, no processor", times.flows(), "-");
    line(
        out,
        "%-62s %12.0f %12.2f",
        "flows, Sluice",
        times.sluice(),
        times.sluice() / times.flows());
    line(out, "%-62s %12.0f %12s", "mappers, no processor", times.mappers(), "-");
    line(
        out,
        "%-62s %12.0f %12.2f",
        "mappers, MapStruct",
        times.mapStruct(),
        times.mapStruct() / times.mappers());
    return out.toString();
  }

  static String targets(List<Target> targets) {
    StringBuilder out = new StringBuilder();
    targets.forEach(target -> line(out, "%s", target));
    long met = targets.stream().filter(Target::isMet).count();
    line(out, "%d of %d targets met", met, targets.size());
    return out.toString();
  }

  private static void line(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
  }
}
