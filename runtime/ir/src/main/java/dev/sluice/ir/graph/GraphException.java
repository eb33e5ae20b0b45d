package dev.sluice.ir.graph;

/**
 * A graph that denotes no program. {@link #where()} is the output name of the step at fault, or the input name of the
 * graph when no single step is.
 */
public final class GraphException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Code code;
  private final String where;

  public GraphException(Code code, String where, String message) {
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
    /** Two steps of one graph have one output name, or a step has the name of the graph's input. */
    GRAPH_NAME_TAKEN,
    /** A name of the form {@code __*__} where the lowering keeps its own fields. */
    GRAPH_NAME_RESERVED,
    /** A step uses a name that neither its graph nor an enclosing one defines. */
    GRAPH_UNKNOWN_SOURCE,
    /** A step uses the output of a step declared after it. */
    GRAPH_FORWARD_SOURCE,
    /** Steps that wait for each other. */
    GRAPH_CYCLE,
    /** A graph returns a name that it does not know. */
    GRAPH_UNKNOWN_OUTPUT,
    /** An input edge that gives a name a second name. */
    GRAPH_EDGE_RENAMED,
    /** An {@code each} that may have fewer than one item in flight. */
    GRAPH_EACH_BOUND,
    /** A repetition of fewer than no rounds. */
    GRAPH_ITERATE_BOUND,
    /** An {@code each} body that uses a name no graph around it defines. */
    GRAPH_FOREIGN_CAPTURE,
    /** A switch without cases and default. */
    GRAPH_SWITCH_EMPTY,
    /** A {@code std.record} that has nothing to read in the middle of a flow. */
    GRAPH_RECORD_EMPTY,
    /** Options on a pure function, where nothing would honour them. */
    GRAPH_PURE_OPTIONS,
    /** A {@code std.expr} whose variables are not its inputs in order. */
    GRAPH_EXPR_VARIABLES
  }
}
