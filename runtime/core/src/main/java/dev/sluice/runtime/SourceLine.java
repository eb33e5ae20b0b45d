package dev.sluice.runtime;

/**
 * Where a step stands in the source.
 *
 * @param line counted from 1
 */
public record SourceLine(String file, int line) {

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
