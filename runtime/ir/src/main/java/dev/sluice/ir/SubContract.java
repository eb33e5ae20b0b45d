package dev.sluice.ir;

import java.util.Optional;

/** What a parent knows of a child run. */
public record SubContract(
    Shape shape, Optional<SummaryPolicy> summaryPolicy, Optional<String> queue) {

  public enum SummaryPolicy {
    RESULT_ONLY,
    COMPRESSED_TRACE,
    FULL_CHILD_REF;

    public String wire() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
