package dev.sluice.samples.benchmarks.flows;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * A value with something heavy in it, which every step hands on as it is.
 *
 * @param hops steps it has been through
 */
public record Parcel(int hops, List<String> lines) implements Serializable {

  private static final int LINE = 1_000;

  /** A parcel with {@code kilobytes} lines of 1,000 characters, in a list that anybody could change. */
  public static Parcel of(int kilobytes) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < kilobytes; i++) {
      lines.add(String.valueOf((char) ('a' + i % 26)).repeat(LINE));
    }
    return new Parcel(0, lines);
  }
}
