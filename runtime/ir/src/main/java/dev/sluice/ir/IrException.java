package dev.sluice.ir;

/**
 * A document that is not JSON, not a program, or not what its place demands.
 *
 * <p>{@link #where()} is a JSON path such as {@code $.left.body} for documents and {@code line 3, column 7} for text
 * that does not parse.
 */
public final class IrException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Code code;
  private final String where;

  public IrException(Code code, String where, String message) {
    super("[" + code + "] " + message + " (at " + where + ")");
    this.code = code;
    this.where = where;
  }

  public Code code() {
    return code;
  }

  public String where() {
    return where;
  }

  /** What is wrong, for callers that react; the names are stable. */
  public enum Code {
    /** The text does not follow RFC 8259. */
    JSON_SYNTAX,
    /** An object states a key twice. */
    JSON_DUPLICATE_KEY,
    /** A number beyond the range of a double. */
    JSON_NUMBER_RANGE,
    /** No operator of that name. */
    IR_UNKNOWN_OP,
    /** A field that the operator must have is absent. */
    IR_FIELD_MISSING,
    /** A field has a value of another JSON type than it must have. */
    IR_FIELD_TYPE,
    /** A number outside the range that the field allows. */
    IR_FIELD_RANGE,
    /** A field that exists, on an operator that cannot have it. */
    IR_FIELD_MISPLACED,
    /** A key that nothing reads. */
    IR_FIELD_UNKNOWN,
    /** A text that is none of the words the field allows. */
    IR_BAD_WORD,
    /** A text that is not a boundary type. */
    TYPE_SYNTAX,
    /** A name without a definition. */
    TYPE_UNKNOWN,
    /** A type that exists in Java but has no wire form: an optional in an optional, a wrong number of arguments. */
    TYPE_SHAPE,
    /** A method that is not allow-listed, or used in a form the allow-list does not state. */
    EXPR_METHOD,
    /** An expression nested deeper than an evaluator follows. */
    EXPR_DEPTH
  }
}
