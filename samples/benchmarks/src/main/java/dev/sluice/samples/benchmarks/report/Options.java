package dev.sluice.samples.benchmarks.report;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * How a report is made.
 *
 * @param quick short runs that show that everything works; their figures mean little
 * @param processors folder with the jars of the processors
 * @param work folder for generated classes
 */
record Options(boolean quick, Set<Part> parts, Path processors, Path work) {

  enum Part {
    CHAINS,
    BRANCHES,
    EACH,
    STARTUP,
    COMPILE
  }

  static final String USAGE = """
      Arguments: [--quick] [--only PART,...] [--processors FOLDER] [--work FOLDER]
        PART is one of chains, branches, each, startup, compile; all of them if not stated.
      """;

  /** @throws IllegalArgumentException for anything else than what the usage says */
  static Options parse(String... arguments) {
    boolean quick = false;
    Set<Part> parts = EnumSet.allOf(Part.class);
    Path processors = Path.of("target", "processors");
    Path work = Path.of("target", "compile-time");
    for (int i = 0; i < arguments.length; i++) {
      switch (arguments[i]) {
        case "--quick" -> quick = true;
        case "--only" -> parts = parts(value(arguments, ++i));
        case "--processors" -> processors = Path.of(value(arguments, ++i));
        case "--work" -> work = Path.of(value(arguments, ++i));
        default -> throw new IllegalArgumentException("'" + arguments[i] + "' is not an argument");
      }
    }
    return new Options(quick, parts, processors, work);
  }

  private static String value(String[] arguments, int index) {
    if (index == arguments.length) {
      throw new IllegalArgumentException(arguments[index - 1] + " needs a value");
    }
    return arguments[index];
  }

  private static Set<Part> parts(String names) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    Arrays.stream(names.split(","))
        .map(name -> Part.valueOf(name.toUpperCase(Locale.ROOT)))
        .forEach(parts::add);
    return parts;
  }
}
