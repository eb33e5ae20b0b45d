package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A step that flows may call.
 *
 * @param returns empty when there is no result
 * @param checked whether it declares a checked exception
 */
record Callee(
    Kind kind, String name, List<Type> parameters, Optional<Type> returns, boolean checked) {

  enum Kind {
    READ(Construct.TOOL_READ),
    WRITE(Construct.TOOL_WRITE),
    EXTERNAL(Construct.TOOL_EXTERNAL),
    DANGEROUS(Construct.TOOL_DANGEROUS),
    REASONER(Construct.REASONER),
    PURE(Construct.PURE),
    THROWING(Construct.PURE_THROWING),
    CHILD(Construct.FLOW_CHILD);

    private final Construct construct;

    Kind(Construct construct) {
      this.construct = construct;
    }

    Construct construct() {
      return construct;
    }
  }

  private static final String TEXT = """
      READ read STRING STRING
      READ count INT STRING
      READ maybe INTEGER INT
      READ ask BOOLEAN STRING INT
      READ guess BOOLEAN_BOX MODE
      READ find POINT STRING
      READ list STRINGS INT
      READ counts COUNTS STRING
      READ total LONG INTS
      READ letter CHAR INT
      READ rate DOUBLE LONG
      READ clock STRING
      READ note NOTE MODE
      READ fetch! STRING STRING
      READ shape SHAPE STRING
      WRITE draw DOT SHAPE
      WRITE write STRING STRING
      WRITE put void STRING INTEGER
      WRITE add INT POINT
      WRITE stop void
      WRITE plan! TRIP TRIP BOOLEAN
      EXTERNAL send BOOLEAN MODE STRING
      DANGEROUS wipe STRING STRING
      REASONER classify MODE POINT
      REASONER draft STRING STRING MODE
      PURE twice INT INT
      PURE even BOOLEAN LONG
      PURE next MODE MODE
      PURE orNull INTEGER INT
      PURE turn SHAPE SHAPE
      PURE half DOUBLE DOUBLE
      PURE wide STRING LONG
      THROWING strict INT INT
      THROWING label STRING POINT
      THROWING words STRINGS STRING INT
      CHILD shout STRING STRING INT
      CHILD size INT STRING
      CHILD note void MODE
      """;

  /** The steps of {@code demo.Kit} and the flows of {@code demo.Others}. */
  static final List<Callee> ALL = TEXT.lines().map(Callee::parse).toList();

  private static Callee parse(String line) {
    String[] words = line.strip().split(" ");
    List<Type> parameters = new ArrayList<>();
    Stream.of(words).skip(3).map(Type::valueOf).forEach(parameters::add);
    Optional<Type> returns =
        words[2].equals("void") ? Optional.empty() : Optional.of(Type.valueOf(words[2]));
    return new Callee(
        Kind.valueOf(words[0]),
        words[1].replace("!", ""),
        List.copyOf(parameters),
        returns,
        words[1].endsWith("!"));
  }

  boolean hasEffect() {
    return kind == Kind.WRITE
        || kind == Kind.EXTERNAL
        || kind == Kind.DANGEROUS
        || kind == Kind.CHILD;
  }

  boolean isPure() {
    return kind == Kind.PURE || kind == Kind.THROWING;
  }

  /** Whether a failed call may be repeated. */
  boolean isRepeatable() {
    return kind == Kind.READ || kind == Kind.REASONER || name.equals("add");
  }
}
