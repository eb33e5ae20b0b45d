package dev.sluice.testkit.naive;

/** Carries a failure, already noted for the activation it happened in, through the activations around that one. */
final class ActivationFailed extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Exception failure;

  ActivationFailed(Exception failure) {
    super(failure);
    this.failure = failure;
  }

  Exception failure() {
    return failure;
  }
}
