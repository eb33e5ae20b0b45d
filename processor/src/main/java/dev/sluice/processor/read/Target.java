package dev.sluice.processor.read;

import java.util.Optional;

/**
 * How the steps of an expression are called, which depends on what consumes them. Either there is one value to name
 * ({@code reply}, {@code reply.arg0}), or several may stand side by side, as operands do, and each is called by what it
 * calls ({@code reply.draft}).
 *
 * @param name the name of the value, absent where several may stand
 * @param context put before the called name where there is no single one; empty or ending with a dot
 * @param isVariable true when {@code name} is that of a variable
 * @param options of the outermost call, which takes them
 */
record Target(
    Optional<String> name, String context, boolean isVariable, Optional<CallOptions> options) {

  private static Target of(Optional<String> name, String context, boolean isVariable) {
    return new Target(name, context, isVariable, Optional.empty());
  }

  static Target variable(String name) {
    return of(Optional.of(name), "", true);
  }

  static Target named(String name) {
    return of(Optional.of(name), "", false);
  }

  /** Steps called by what they call, as in a statement or an arm. */
  static Target called() {
    return of(Optional.empty(), "", false);
  }

  Target with(CallOptions stated) {
    return new Target(name, context, isVariable, Optional.of(stated));
  }

  /** For receivers, operands and elements: whatever is not the outermost operation. */
  Target operands() {
    return of(Optional.empty(), name.map(own -> own + ".").orElse(context), false);
  }

  /** For a part that exists once in a value with a name. */
  Target part(String role) {
    return name.isPresent() ? named(name.get() + "." + role) : operands();
  }

  /** The name a step that calls {@code id} wants here. */
  String forStep(String id) {
    return name.orElse(context + id);
  }
}
