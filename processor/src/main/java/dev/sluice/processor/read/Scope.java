package dev.sluice.processor.read;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javax.lang.model.element.VariableElement;

/**
 * The values of variables. An arm of a branch has a scope of its own over the scope around it: what it assigns is seen
 * after the branch only through a join.
 */
final class Scope {

  /**
   * What is known of a variable.
   *
   * @param value absent while it has none
   * @param assignedAt line of its first assignment, in any arm; absent while there is none
   */
  record Binding(Optional<Operand> value, OptionalInt assignedAt) {}

  private final Optional<Scope> around;
  private final Map<VariableElement, Binding> own = new HashMap<>();

  private final boolean isLoop;

  private Scope(Optional<Scope> around, boolean isLoop) {
    this.around = around;
    this.isLoop = isLoop;
  }

  static Scope root() {
    return new Scope(Optional.empty(), false);
  }

  Scope inner() {
    return new Scope(Optional.of(this), false);
  }

  /** The scope of a loop's body. */
  Scope loop() {
    return new Scope(Optional.of(this), true);
  }

  /** True when a loop stands between here and the variable's declaration. */
  boolean isOutsideLoop(VariableElement variable) {
    boolean loop = false;
    for (Optional<Scope> scope = Optional.of(this); scope.isPresent(); scope = scope.get().around) {
      if (scope.get().own.containsKey(variable)) {
        return loop;
      }
      loop |= scope.get().isLoop;
    }
    return false;
  }

  Optional<Binding> find(VariableElement variable) {
    for (Optional<Scope> scope = Optional.of(this); scope.isPresent(); scope = scope.get().around) {
      Binding binding = scope.get().own.get(variable);
      if (binding != null) {
        return Optional.of(binding);
      }
    }
    return Optional.empty();
  }

  void declare(VariableElement variable) {
    own.put(variable, new Binding(Optional.empty(), OptionalInt.empty()));
  }

  void assign(VariableElement variable, Operand value, int line) {
    own.put(variable, new Binding(Optional.of(value), OptionalInt.of(line)));
  }

  /** The variable has this value in a round of a loop, which may give it another one. */
  void carry(VariableElement variable, Operand value) {
    own.put(variable, new Binding(Optional.of(value), OptionalInt.empty()));
  }

  /** Assigned on some way to here, so it may neither be read nor assigned. */
  void spoil(VariableElement variable, int line) {
    own.put(variable, new Binding(Optional.empty(), OptionalInt.of(line)));
  }
}
