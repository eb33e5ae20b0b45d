package dev.sluice.processor;

import dev.sluice.processor.problem.Nearest;
import dev.sluice.processor.problem.ProcessorCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The {@code -A} options.
 *
 * @param strict whether a compiler other than javac is an error instead of a warning
 */
record Options(boolean strict) {

  private static final String PREFIX = "sluice.";
  private static final String STRICT = "sluice.strict";

  private static final Set<String> NAMES = Set.of(STRICT);

  /** All options that are ours to judge. */
  static Set<String> own(Set<String> stated) {
    Set<String> own = new TreeSet<>(NAMES);
    stated.stream().filter(name -> name.startsWith(PREFIX)).forEach(own::add);
    return own;
  }

  /** Options of other processors are not looked at. An own one that is misspelt would otherwise be ignored. */
  static Options read(Map<String, String> stated, Report report) {
    boolean strict = false;
    for (Map.Entry<String, String> option : new TreeMap<>(stated).entrySet()) {
      String name = option.getKey();
      if (name.equals(STRICT)) {
        strict = truth(name, option.getValue(), report);
      } else if (name.startsWith(PREFIX)) {
        report.add(
            Spot.COMMAND_LINE,
            ProcessorCode.PROCESSOR_OPTION,
            name,
            Nearest.question(name, NAMES),
            STRICT);
      }
    }
    return new Options(strict);
  }

  /** An option without value is null in the map, and means true. */
  private static boolean truth(String name, String value, Report report) {
    if (value != null && !List.of("true", "false").contains(value)) {
      report.add(
          Spot.COMMAND_LINE, ProcessorCode.PROCESSOR_OPTION_VALUE, name, value, "true or false");
    }
    return value == null || value.equals("true");
  }
}
