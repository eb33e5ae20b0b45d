package dev.sluice.processor.decl;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What may be an id or a name. Ids stand in paths of files, in grants ({@code id@qualifier}, {@code server/tool}). */
public final class StepIds {

  /** With an ending it is the name of a file, and file systems take 255 bytes. */
  private static final int LONGEST = 200;

  private StepIds() {}

  /** Why the text is no id, or nothing. */
  public static Optional<String> wrong(String id) {
    if (id.isEmpty()) {
      return Optional.of("it is empty");
    }
    if (isReserved(id)) {
      return Optional.of("names that start and end with '__' are reserved");
    }
    int first = id.codePointAt(0);
    if (first != '_' && !Character.isLetter(first)) {
      return Optional.of("it starts with '" + Character.toString(first) + "'");
    }
    Optional<String> strange = id.codePoints()
        .filter(c -> !isPart(c))
        .mapToObj(c -> Character.isISOControl(c) || Character.isWhitespace(c)
            ? String.format(java.util.Locale.ROOT, "it contains U+%04X", c)
            : "it contains '" + Character.toString(c) + "'")
        .findFirst();
    if (strange.isPresent()) {
      return strange;
    }
    if (id.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
      return Optional.of("it has more than " + LONGEST + " bytes");
    }
    // A dot at the end is dropped by some file systems.
    return id.contains("..") || id.endsWith(".") ? Optional.of("of its dots") : Optional.empty();
  }

  /** Output names of the graph and reserved tools have this form. */
  static boolean isReserved(String name) {
    return name.length() >= 4 && name.startsWith("__") && name.endsWith("__");
  }

  private static boolean isPart(int c) {
    return c == '_' || c == '-' || c == '.' || c == '$' || Character.isLetterOrDigit(c);
  }
}
