package dev.sluice.ir.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Counts the cases of one category, prints the outcome and fails when a case differs. */
public final class Report {

  private final String category;
  private final List<String> lines = new ArrayList<>();
  private final List<String> differences = new ArrayList<>();
  private int passed;
  private int total;

  public Report(String category) {
    this.category = category;
  }

  /** Runs every case of the category; the check returns what differs, nothing if the case passes. */
  public static void run(String category, Function<Vectors.Case, List<String>> check) {
    Report report = new Report(category);
    for (Vectors.Case one : Vectors.load(category)) {
      report.check(one, check);
    }
    report.finish();
  }

  /** An exception out of the check is a difference. */
  public void check(Vectors.Case one, Function<Vectors.Case, List<String>> check) {
    List<String> found;
    try {
      found = check.apply(one);
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      found = List.of(e.toString());
    }
    total++;
    if (found.isEmpty()) {
      passed++;
    } else {
      lines.add("  differs: " + one.name());
      differences.add(one.name() + ": " + String.join("; ", found));
    }
  }

  /** A case of something that does not exist yet; it counts, but does not fail. */
  public void notBuilt(Vectors.Case one) {
    total++;
    lines.add("  not built: " + one.name());
  }

  public void finish() {
    System.out.println("conformance " + category + ": " + passed + "/" + total);
    lines.forEach(System.out::println);
    if (total == 0) {
      throw new AssertionError("no cases in category " + category);
    }
    if (!differences.isEmpty()) {
      throw new AssertionError(category + " differs:\n" + String.join("\n", differences));
    }
  }
}
