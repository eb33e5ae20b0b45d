package dev.sluice.runtime;

/** A run took longer than its flow allows. */
public final class RunTimedOut extends SluiceException {

  private static final long serialVersionUID = 1L;

  private final String runId;
  private final double seconds;

  public RunTimedOut(String runId, double seconds) {
    super("RUN_TIMED_OUT", "run '" + runId + "' took longer than " + seconds + " s");
    this.runId = runId;
    this.seconds = seconds;
  }

  public String runId() {
    return runId;
  }

  /** The timeout of the whole run, in seconds. */
  public double seconds() {
    return seconds;
  }
}
