package dev.sluice.processor.read;

import com.sun.source.tree.Tree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.problem.FlowCode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** What becomes of the ways through a list of statements: what the graph around them receives. */
sealed interface Ending {

  /** A {@code return} or {@code yield}; the value has the {@link #type}. */
  Operand returned(Operand value, Frame frame, Tree at);

  /** The end of the statements. */
  Operand fellThrough(Frame frame, Tree at);

  /** A {@code break} of the switch around the statements, if {@link #takesBreak}. */
  default Operand left(Frame frame, Tree at) {
    throw new IllegalStateException("there is no switch around");
  }

  /** Whether a {@code break} may leave the statements. */
  default boolean takesBreak() {
    return false;
  }

  /** Of a returned value. */
  TypeMirror type();

  /** How the value is called that comes out at the end of an arm. */
  Target target();

  /**
   * The statements are a flow, an each body or a switch expression: what is returned is the value.
   *
   * @param open the graph in which a value may stay uncomputed, since what is around it goes on; in every other graph it
   *     is computed where it is returned
   */
  record FlowEnd(Readers readers, TypeMirror type, Optional<GraphBuilder> open) implements Ending {

    FlowEnd(Readers readers, TypeMirror type) {
      this(readers, type, Optional.empty());
    }

    @Override
    public Operand returned(Operand value, Frame frame, Tree at) {
      return open.isPresent() && open.get() == frame.graph()
          ? value
          : settled(readers, value, target(), frame, at);
    }

    @Override
    public Operand fellThrough(Frame frame, Tree at) {
      if (!readers.context().types().isVoid(type)) {
        // A missing return statement, which javac reports.
        readers.context().giveUp();
      }
      return returned(nothing(readers), frame, at);
    }

    @Override
    public Target target() {
      return Target.named("return");
    }
  }

  /** The body of a loop, which is there for its effects. */
  record LoopBody(Readers readers) implements Ending {

    @Override
    public Operand returned(Operand value, Frame frame, Tree at) {
      readers.context().refuse(at, FlowCode.FLOW_LOOP_RETURN);
      return nothing(readers);
    }

    @Override
    public Operand fellThrough(Frame frame, Tree at) {
      return nothing(readers);
    }

    @Override
    public TypeMirror type() {
      return readers.context().types().nothing();
    }

    @Override
    public Target target() {
      return Target.named("nothing");
    }
  }

  /**
   * An arm that nothing returns from: it gives the variables it assigns.
   *
   * @param outcomes filled with what the arms assign
   */
  record Join(Readers readers, List<VariableElement> variables, Outcomes outcomes)
      implements Ending {

    @Override
    public Operand returned(Operand value, Frame frame, Tree at) {
      throw new IllegalStateException("an arm with a return is not joined");
    }

    @Override
    public Operand fellThrough(Frame frame, Tree at) {
      if (variables.isEmpty()) {
        return nothing(readers);
      }
      return variables.size() == 1
          ? value(readers, variables.get(0), outcomes, frame)
          : packed(readers, values(readers, variables, outcomes, frame, at), frame, at);
    }

    @Override
    public TypeMirror type() {
      return readers.context().types().nothing();
    }

    @Override
    public Target target() {
      return variables.size() == 1
          ? Target.variable(variables.get(0).getSimpleName().toString())
          : Target.named("nothing");
    }
  }

  /** An arm of a switch: a {@code break} ends it as its last statement does. */
  record SwitchArm(Ending end) implements Ending {

    @Override
    public Operand returned(Operand value, Frame frame, Tree at) {
      return end.returned(value, frame, at);
    }

    @Override
    public Operand fellThrough(Frame frame, Tree at) {
      return end.fellThrough(frame, at);
    }

    @Override
    public Operand left(Frame frame, Tree at) {
      return end.fellThrough(frame, at);
    }

    @Override
    public boolean takesBreak() {
      return true;
    }

    @Override
    public TypeMirror type() {
      return end.type();
    }

    @Override
    public Target target() {
      return end.target();
    }
  }

  /**
   * An arm that some ways leave, by a {@code return} or a {@code break}, and others do not: it tells which, and gives the
   * value or the variables.
   *
   * @param ended filled with what the ways to the end assign
   * @param left filled with what the ways to a {@code break} assign
   * @param around the ending of what the branch stands in
   * @param leaves whether a {@code break} leaves the branch
   */
  record Flag(
      Readers readers,
      List<VariableElement> variables,
      Outcomes ended,
      Outcomes left,
      Ending around,
      boolean leaves)
      implements Ending {

    /** Fields beside those of variables; words of the language cannot be names of variables. */
    static final String RETURNED = "return?";

    static final String VALUE = "return";

    static final String LEFT = "break?";

    @Override
    public Operand returned(Operand value, Frame frame, Tree at) {
      Map<String, String> fields = new LinkedHashMap<>();
      fields.put(RETURNED, flag(true, frame, at));
      fields.put(VALUE, readers.steps().settle(value, Target.named("return"), frame, at));
      if (leaves) {
        fields.put(LEFT, fields.get(RETURNED));
      }
      for (VariableElement variable : variables) {
        fields.put(variable.getSimpleName().toString(), fields.get(VALUE));
      }
      return packed(readers, fields, frame, at);
    }

    @Override
    public Operand fellThrough(Frame frame, Tree at) {
      return notReturned(false, ended, frame, at);
    }

    @Override
    public Operand left(Frame frame, Tree at) {
      return notReturned(true, left, frame, at);
    }

    @Override
    public boolean takesBreak() {
      return around.takesBreak();
    }

    @Override
    public TypeMirror type() {
      return around.type();
    }

    private Operand notReturned(boolean breaks, Outcomes outcomes, Frame frame, Tree at) {
      Map<String, String> fields = new LinkedHashMap<>();
      fields.put(RETURNED, flag(false, frame, at));
      fields.put(VALUE, fields.get(RETURNED));
      if (leaves) {
        fields.put(LEFT, breaks ? flag(true, frame, at) : fields.get(RETURNED));
      }
      fields.putAll(values(readers, variables, outcomes, frame, at));
      return packed(readers, fields, frame, at);
    }

    private String flag(boolean value, Frame frame, Tree at) {
      Operand flag = new Operand(
          Expr.Literal.of(value), readers.context().types().primitive(Expr.Kind.BOOLEAN));
      return readers.steps().settle(flag, Target.named("returned"), frame, at);
    }

    @Override
    public Target target() {
      return Target.named("join");
    }
  }

  private static Operand nothing(Readers readers) {
    return new Operand(
        new Expr.Literal(Expr.Kind.VOID, Optional.empty()),
        readers.context().types().nothing());
  }

  private static Operand settled(
      Readers readers, Operand value, Target target, Frame frame, Tree at) {
    String output = readers.steps().settle(value, target, frame, at);
    return new Operand(new Expr.Var(output), value.type());
  }

  /** The value of a variable here; null where this way does not assign it, since nothing reads it then. */
  private static Operand value(
      Readers readers, VariableElement variable, Outcomes outcomes, Frame frame) {
    Optional<Operand> value = frame.scope().find(variable).flatMap(Scope.Binding::value);
    outcomes.add(variable, value.isPresent());
    return value.orElseGet(() -> new Operand(
        new Expr.Literal(Expr.Kind.NULL, Optional.empty()),
        readers.context().types().types().getNullType()));
  }

  private static Map<String, String> values(
      Readers readers, List<VariableElement> variables, Outcomes outcomes, Frame frame, Tree at) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (VariableElement variable : variables) {
      String name = variable.getSimpleName().toString();
      Operand value = value(readers, variable, outcomes, frame);
      fields.put(name, readers.steps().settle(value, Target.variable(name), frame, at));
    }
    return fields;
  }

  private static Operand packed(Readers readers, Map<String, String> fields, Frame frame, Tree at) {
    String record = readers.steps().pack(fields, "join", frame, at);
    return new Operand(new Expr.Var(record), readers.context().types().nothing());
  }
}
