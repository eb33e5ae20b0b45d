package dev.sluice.testkit.conformance;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Counts the cases of a category. */
public final class Tally {

  private final String category;
  private final List<String> differing = new ArrayList<>();
  private final List<String> notBuilt = new ArrayList<>();
  private int passed;

  public Tally(String category) {
    this.category = category;
  }

  public void passed() {
    passed++;
  }

  /** @param why what was wanted and what came, in one line */
  public void differs(String name, String why) {
    differing.add(name + ": " + why);
  }

  /** @param why the operation that is missing */
  public void notBuilt(String name, String why) {
    notBuilt.add(name + ": " + why);
  }

  /** One line with the count, then one for each case that did not pass. */
  public void print(PrintStream out) {
    int total = passed + differing.size() + notBuilt.size();
    out.println("conformance " + category + ": " + passed + "/" + total);
    differing.forEach(line -> out.println("  differs: " + line));
    notBuilt.forEach(line -> out.println("  not built: " + line));
  }

  /** Cases with another result than the reference. */
  public List<String> differing() {
    return List.copyOf(differing);
  }
}
