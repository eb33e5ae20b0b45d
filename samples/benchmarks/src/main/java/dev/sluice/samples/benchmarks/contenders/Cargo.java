package dev.sluice.samples.benchmarks.contenders;

/** What the steps of a chain hand on. */
public enum Cargo {
  /** A record of a text and a number. */
  SMALL,
  /** A record of a number and a list of one line of 1,000 characters. */
  LIGHT_PARCEL,
  /** The same with ten lines, so 10 KB. */
  HEAVY_PARCEL;

  int kilobytes() {
    return this == HEAVY_PARCEL ? 10 : 1;
  }
}
