package dev.sluice.testkit.naive;

/** A failure that is the interpreter's own and not one of a handler. Such a failure is never retried. */
public final class InterpreterFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Code code;

  public InterpreterFailure(Code code, String message) {
    super(message);
    this.code = code;
  }

  public Code code() {
    return code;
  }

  /** What went wrong. */
  public enum Code {
    /** A limit of calls is used up, or a handler refused for want of a right. */
    CAPABILITY_DENIED,
    /** A call is bound to a hash that the manifest does not have. */
    NOT_FROZEN,
    /** {@code each} was given something else than a list. */
    NOT_A_LIST,
    /** A switch has neither the selected case nor a default. */
    NO_CASE,
    /** No handler of that name. */
    NO_HANDLER,
    /** This interpreter does not have the operation. */
    NOT_BUILT,
    /** A rule of the flow was broken in another way. */
    OTHER
  }
}
