package dev.sluice.runtime.internal.exec;

/** Unwinds a strand whose result is no longer wanted. Never seen by user code and never reported as a failure. */
public final class CancelSignal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** One instance: it has no stack trace and carries nothing; the reason is the strand's. */
  @SuppressWarnings("StaticAssignmentOfThrowable")
  public static final CancelSignal INSTANCE = new CancelSignal();

  private CancelSignal() {
    super("cancelled", null, false, false);
  }
}
