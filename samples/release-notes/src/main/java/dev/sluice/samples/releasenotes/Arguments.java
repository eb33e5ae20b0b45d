package dev.sluice.samples.releasenotes;

import dev.sluice.samples.releasenotes.ReleaseNotes.Request;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The command line. */
final class Arguments {

  static final String USAGE = """
      Writes release notes from the history of a git repository.

        --repository DIR   the repository's top folder (default: the current folder)
        --range RANGE      what git log takes, such as v1.0..v1.1 (default: everything since the latest tag)
        --output FILE      the Markdown file to write (default: target/RELEASE_NOTES.md)
        --help             this text
      """;

  private static final Map<String, String> DEFAULTS =
      Map.of("--repository", ".", "--range", "", "--output", "target/RELEASE_NOTES.md");

  private Arguments() {}

  /**
   * @throws IllegalArgumentException when an option is unknown, repeated or has no value
   */
  static Request parse(List<String> arguments) {
    Map<String, String> given = new HashMap<>();
    for (int i = 0; i < arguments.size(); i += 2) {
      String option = arguments.get(i);
      if (!DEFAULTS.containsKey(option)) {
        throw new IllegalArgumentException("There is no option '" + option + "'.");
      }
      if (i + 1 == arguments.size() || arguments.get(i + 1).startsWith("--")) {
        throw new IllegalArgumentException("The option " + option + " needs a value.");
      }
      if (given.putIfAbsent(option, arguments.get(i + 1)) != null) {
        throw new IllegalArgumentException("The option " + option + " is given twice.");
      }
    }
    return new Request(
        value(given, "--repository"), value(given, "--range"), value(given, "--output"));
  }

  private static String value(Map<String, String> given, String option) {
    return Objects.requireNonNull(given.getOrDefault(option, DEFAULTS.get(option)), option);
  }
}
