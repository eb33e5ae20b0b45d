package dev.sluice.runtime;

/**
 * A value does not fit the type of the step boundary it crosses: JSON that is not of the type, or an object that has no
 * JSON form.
 *
 * <p>Codes: {@code TYPE_MISMATCH} (another kind of value), {@code TYPE_NULL} (null where there must be a value),
 * {@code TYPE_MISSING} and {@code TYPE_UNKNOWN_PROPERTY} (of a record), {@code TYPE_RANGE} (a number that the Java type
 * cannot hold), {@code TYPE_BAD_CONSTANT} (no such enum constant),
 * {@code TYPE_BAD_DISCRIMINATOR} (no record of the sealed interface has that name), {@code TYPE_NOT_FINITE} (NaN or an infinity),
 * {@code TYPE_CONSTRUCTOR} (the record's constructor threw; it is the cause), {@code TYPE_TOO_DEEP}.
 */
public final class BoundaryException extends SluiceException {

  private static final long serialVersionUID = 1L;

  private final String path;
  private final String type;

  public BoundaryException(String code, String path, String type, String problem) {
    super(code, text(code, path, type, problem));
    this.path = path;
    this.type = type;
  }

  public BoundaryException(String code, String path, String type, String problem, Throwable cause) {
    super(code, text(code, path, type, problem), cause);
    this.path = path;
    this.type = type;
  }

  private static String text(String code, String path, String type, String problem) {
    return "[" + code + "] " + path + " (" + type + "): " + problem;
  }

  /** From the crossing value as root: {@code $.orders[2].lines["a"]}. */
  public String path() {
    return path;
  }

  /** The Java type at that place as text, for example {@code List<demo.Order>}. */
  public String type() {
    return type;
  }
}
