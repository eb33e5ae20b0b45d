package dev.sluice.ir.std;

/** A pure refused its arguments or its input. */
public final class PureFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Kind kind;

  public PureFailure(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }

  /** The names are stable. */
  public enum Kind {
    /** No pure of that name. */
    UNKNOWN_PURE,
    /** A static argument that is missing, unknown or not of the form the pure needs. */
    BAD_ARGUMENT,
    /** A key or index that the input does not have. */
    MISSING_KEY,
    /** An input of the wrong kind. */
    WRONG_TYPE,
    /** An input of the right kind but the wrong size or content. */
    WRONG_VALUE
  }
}
