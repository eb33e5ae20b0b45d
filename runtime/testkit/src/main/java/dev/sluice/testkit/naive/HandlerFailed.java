package dev.sluice.testkit.naive;

/** Carries what a handler threw out of the visitor, whose methods declare no checked exceptions. */
final class HandlerFailed extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Exception failure;

  HandlerFailed(Exception failure) {
    super(failure);
    this.failure = failure;
  }

  Exception failure() {
    return failure;
  }
}
