package dev.sluice.runtime;

/** A run was cancelled: by {@link Run#cancel()}, by closing its {@link Sluice}, or by interrupting its caller. */
public final class RunCancelled extends SluiceException {

  private static final long serialVersionUID = 1L;

  private final String runId;

  public RunCancelled(String runId, String reason) {
    super("RUN_CANCELLED", "run '" + runId + "' was cancelled: " + reason);
    this.runId = runId;
  }

  public String runId() {
    return runId;
  }
}
