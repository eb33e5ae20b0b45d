package dev.sluice.runtime;

/** A flow cannot be run as deployed. Raised before the first step of a run; nothing has happened. */
public final class DeploymentException extends SluiceException {

  private static final long serialVersionUID = 1L;

  private final String remedy;

  public DeploymentException(String code, String message, String remedy) {
    super(code, "[" + code + "] " + message + "\n" + remedy);
    this.remedy = remedy;
  }

  public DeploymentException(String code, String message, String remedy, Throwable cause) {
    super(code, "[" + code + "] " + message + "\n" + remedy, cause);
    this.remedy = remedy;
  }

  /** What to change, in words. */
  public String remedy() {
    return remedy;
  }
}
