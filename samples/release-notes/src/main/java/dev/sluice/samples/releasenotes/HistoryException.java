package dev.sluice.samples.releasenotes;

/** The history cannot be read; the message says why and what to do. */
final class HistoryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  HistoryException(String message) {
    super(message);
  }
}
