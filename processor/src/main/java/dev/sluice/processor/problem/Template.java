package dev.sluice.processor.problem;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills {@code {0}}, {@code {1}}, ... Not {@link java.text.MessageFormat}: its quotes and numbers surprise. */
final class Template {

  private static final Pattern HOLE = Pattern.compile("\\{(\\d)}");

  private Template() {}

  static String fill(String template, List<String> arguments) {
    return HOLE.matcher(template)
        .replaceAll(
            hole -> Matcher.quoteReplacement(arguments.get(Integer.parseInt(hole.group(1)))));
  }

  /** One more than the highest number of a hole. */
  static int holes(String template) {
    return HOLE.matcher(template)
        .results()
        .mapToInt(hole -> Integer.parseInt(hole.group(1)) + 1)
        .max()
        .orElse(0);
  }
}
