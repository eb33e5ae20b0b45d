package dev.sluice.runtime.internal.exec;

/** One attempt of an effect took too long. Becomes a {@code StepTimedOut} when it is the last one. */
final class TimeUp extends Exception {

  private static final long serialVersionUID = 1L;

  /** One instance: it has no stack trace. */
  @SuppressWarnings("StaticAssignmentOfThrowable")
  static final TimeUp INSTANCE = new TimeUp();

  private TimeUp() {
    super("time is up", null, false, false);
  }
}
