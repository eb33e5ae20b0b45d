package dev.sluice.samples.benchmarks.report;

import java.util.Locale;

/**
 * A figure that is not to be exceeded.
 *
 * @param most the figure is to be at most this
 */
record Target(String what, double figure, double most) {

  boolean isMet() {
    return figure <= most;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%-6s  %-72s  %10s  at most %s",
        isMet() ? "met" : "MISSED",
        what,
        text(figure),
        text(most));
  }

  /** Three significant digits. */
  static String text(double number) {
    if (number >= 100) {
      return String.format(Locale.ROOT, "%.0f", number);
    }
    return String.format(
        Locale.ROOT, number >= 10 ? "%.1f" : number >= 1 ? "%.2f" : "%.4f", number);
  }
}
