package dev.sluice.processor.read;

import com.sun.source.tree.Tree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.problem.FlowCode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** What becomes of the ways through a list of statements: what the graph around them receives. */
sealed interface Ending {

  /** A {@code return} or {@code yield}; the value has the {@link #type}. */
  Operand returned(Operand value, Frame frame, Tree at);

  /** The end of the statements. */
  Operand fellThrough(Frame frame, Tree at);

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
   * @param missing filled with variables that some arm does not assign
   */
  record Join(Readers readers, List<VariableElement> variables, Set<VariableElement> missing)
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
          ? value(readers, variables.get(0), missing, frame)
          : packed(readers, values(readers, variables, missing, frame, at), frame, at);
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

  /**
   * An arm that some ways return from and others do not: it tells which, and gives the value or the variables.
   *
   * @param missing filled with variables that some way to the end does not assign
   */
  record Flag(
      Readers readers,
      List<VariableElement> variables,
      Set<VariableElement> missing,
      TypeMirror type)
      implements Ending {

    /** Fields beside those of variables; words of the language cannot be names of variables. */
    static final String RETURNED = "return?";

    static final String VALUE = "return";

    @Override
    public Operand returned(Operand value, Frame frame, Tree at) {
      Map<String, String> fields = new LinkedHashMap<>();
      fields.put(RETURNED, flag(true, frame, at));
      fields.put(VALUE, readers.steps().settle(value, Target.named("return"), frame, at));
      for (VariableElement variable : variables) {
        fields.put(variable.getSimpleName().toString(), fields.get(VALUE));
      }
      return packed(readers, fields, frame, at);
    }

    @Override
    public Operand fellThrough(Frame frame, Tree at) {
      Map<String, String> fields = new LinkedHashMap<>();
      fields.put(RETURNED, flag(false, frame, at));
      fields.put(VALUE, fields.get(RETURNED));
      fields.putAll(values(readers, variables, missing, frame, at));
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
      Readers readers, VariableElement variable, Set<VariableElement> missing, Frame frame) {
    Optional<Operand> value = frame.scope().find(variable).flatMap(Scope.Binding::value);
    if (value.isEmpty()) {
      missing.add(variable);
    }
    return value.orElseGet(() -> new Operand(
        new Expr.Literal(Expr.Kind.NULL, Optional.empty()),
        readers.context().types().types().getNullType()));
  }

  private static Map<String, String> values(
      Readers readers,
      List<VariableElement> variables,
      Set<VariableElement> missing,
      Frame frame,
      Tree at) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (VariableElement variable : variables) {
      String name = variable.getSimpleName().toString();
      Operand value = value(readers, variable, missing, frame);
      fields.put(name, readers.steps().settle(value, Target.variable(name), frame, at));
    }
    return fields;
  }

  private static Operand packed(Readers readers, Map<String, String> fields, Frame frame, Tree at) {
    String record = readers.steps().pack(fields, "join", frame, at);
    return new Operand(new Expr.Var(record), readers.context().types().nothing());
  }
}
