package dev.sluice.processor.problem;

/**
 * One kind of problem in user code. Implemented by enums, one for each family; the constant's name is the id that users
 * see, search and keep in their notes, so it never changes its meaning.
 *
 * <p>Texts are templates: {@code {0}} stands for the first argument of a {@link Problem}.
 */
public interface ProblemCode {

  /** The stable id, UPPER_SNAKE; one heading in {@code processor/ERRORS.md}. */
  String name();

  /** What is wrong, with names, as one sentence that can stand alone: tools show only this line. */
  String sentence();

  /** What to write instead. */
  String remedy();

  /** Whether the build fails. */
  default Severity severity() {
    return Severity.ERROR;
  }

  /** How a problem is shown. */
  enum Severity {
    ERROR,
    WARNING,
    /** A warning that cannot be switched off. */
    MANDATORY_WARNING
  }
}
