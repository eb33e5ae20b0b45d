package dev.sluice.processor.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that the user probably meant. */
public final class Nearest {

  private Nearest() {}

  /** The known name with the fewest changed letters, if that is at most a third of them; ties go to the first by text. */
  public static Optional<String> to(String name, Collection<String> known) {
    int limit = Math.max(1, name.length() / 3);
    return known.stream()
        .filter(candidate -> !candidate.equals(name))
        .filter(candidate -> distance(name, candidate) <= limit)
        .min(Comparator.comparingInt((String candidate) -> distance(name, candidate))
            .thenComparing(Comparator.naturalOrder()));
  }

  /** {@code Did you mean 'x'?} with a leading space, or nothing. */
  public static String question(String name, Collection<String> known) {
    return to(name, known).map(near -> " Did you mean '" + near + "'?").orElse("");
  }

  private static int distance(String a, String b) {
    String left = a.toLowerCase(Locale.ROOT);
    String right = b.toLowerCase(Locale.ROOT);
    int[] previous = new int[right.length() + 1];
    for (int j = 0; j <= right.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= left.length(); i++) {
      int[] row = new int[right.length() + 1];
      row[0] = i;
      for (int j = 1; j <= right.length(); j++) {
        int change = left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], previous[j]) + 1, previous[j - 1] + change);
      }
      previous = row;
    }
    return previous[right.length()];
  }
}
