package dev.sluice.samples.benchmarks.report;

import dev.sluice.samples.benchmarks.contenders.HandStarted;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Where a report was made; without it a figure says nothing. */
final class Machine {

  private Machine() {}

  static String describe() {
    return String.format(
        Locale.ROOT,
        "%s %s, %s, %s %s, %d processors (%s), load %.1f, threads started by hand are %s%n",
        System.getProperty("java.vm.name"),
        System.getProperty("java.vm.version"),
        System.getProperty("java.vendor"),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        processor(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
        HandStarted.areVirtual() ? "virtual" : "platform threads");
  }

  private static String processor() {
    Path linux = Path.of("/proc/cpuinfo");
    if (!Files.isReadable(linux)) {
      return System.getProperty("os.arch");
    }
    try {
      List<String> lines = Files.readAllLines(linux);
      return lines.stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("unknown");
    } catch (IOException e) {
      return "unknown";
    }
  }
}
