package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Variables that can be read at a place, and what may be written there. */
final class Scope {

  /** Names that steps of their own could have; beside each other, blocks use the same ones. */
  private static final List<String> NAMES = List.of(
      "a",
      "read",
      "value",
      "b",
      "write",
      "join",
      "returned",
      "c",
      "item",
      "nothing",
      "test",
      "return_",
      "d",
      "arg0",
      "twice",
      "key",
      "write_2",
      "é",
      "$x",
      "_b",
      "args",
      "items",
      "each_a",
      "e",
      "step");

  record Variable(String name, Type type) {}

  /** How a list of statements ends: {@code return} or {@code yield}, and the type of the value. */
  record Exit(String keyword, Optional<Type> type, boolean isLambda) {}

  private final List<Variable> variables;
  private final Optional<Exit> exit;
  private final boolean checked;
  private final int first;
  private final int taken;
  private int names;

  private Scope(
      List<Variable> variables, Optional<Exit> exit, boolean checked, int first, int names) {
    this.variables = new ArrayList<>(variables);
    this.exit = exit;
    this.checked = checked;
    this.first = first;
    this.taken = names;
    this.names = names;
  }

  /**
   * The scope of a flow.
   *
   * @param first where names begin, so that flows differ
   */
  static Scope flow(Optional<Type> returns, boolean checked, int first) {
    return new Scope(List.of(), Optional.of(new Exit("return", returns, false)), checked, first, 0);
  }

  Scope block() {
    return new Scope(variables, exit, checked, first, names);
  }

  /** The body of a lambda that gives a value, or the arm of a switch. */
  Scope body(String keyword, Type type, boolean mayThrow) {
    return new Scope(
        variables,
        Optional.of(new Exit(keyword, Optional.of(type), keyword.equals("return"))),
        checked && mayThrow,
        first,
        names);
  }

  /** The body of a loop, which nothing may leave. */
  Scope loop() {
    return new Scope(variables, Optional.empty(), checked, first, names);
  }

  /** A name that is not taken here; the variable can be read once it is {@linkplain #add added}. */
  String fresh() {
    int index = names++;
    String name = NAMES.get((first + index) % NAMES.size());
    return index < NAMES.size() ? name : name + index;
  }

  /** A block that declares no name of another one beside it. */
  Scope blockAfter(Scope sibling) {
    return new Scope(variables, exit, checked, first, sibling.names);
  }

  void add(String name, Type type) {
    variables.add(new Variable(name, type));
  }

  List<String> of(Type type) {
    return variables.stream()
        .filter(variable -> variable.type() == type)
        .map(Variable::name)
        .toList();
  }

  /** Whether a name was taken since the scope began. */
  boolean declares() {
    return names > taken;
  }

  List<Variable> variables() {
    return variables;
  }

  Optional<Exit> exit() {
    return exit;
  }

  /** Whether checked exceptions may be thrown. */
  boolean checked() {
    return checked;
  }
}
