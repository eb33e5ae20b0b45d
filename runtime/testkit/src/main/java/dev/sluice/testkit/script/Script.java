package dev.sluice.testkit.script;

import dev.sluice.ir.Json;
import java.util.Optional;

/**
 * A handler read from JSON, such as {@code {"do": "wrap", "key": "r"}}. The operations over the input {@code v}:
 *
 * <ul>
 *   <li>{@code echo}: v; {@code const} (value); {@code wrap} (key): {@code {key: v}}; {@code list}: {@code [v]}
 *   <li>{@code pluck} (key); {@code set} (key, value): a copy of the object v; {@code append} (value): a longer list
 *   <li>{@code add} (n); {@code gt} (n) and {@code eq} (value): a boolean; {@code sum}, {@code len}, {@code first},
 *       {@code last} of a list
 *   <li>{@code args}: {@code {"value": v, "args": static arguments}}
 *   <li>{@code raise} (type, message); {@code compose} (steps): one after the other
 *   <li>{@code table} (rows, else): the first row whose {@code in} has the canonical text of v, its {@code then}
 *   <li>{@code script} (steps): the n-th call uses the n-th step, later ones the last
 *   <li>{@code after} (ms, then): later; the waiting is left to {@link Delay}
 *   <li>{@code pair} (first, second): a list of two
 * </ul>
 *
 * <p>Safe for use by several threads; each script counts its own calls.
 */
@FunctionalInterface
public interface Script {

  Json run(Json input, Optional<Json.Obj> args);

  /** How {@code after} waits. */
  @FunctionalInterface
  interface Delay {

    /** Does not wait; right where branches run one after the other. */
    Delay NONE = milliseconds -> {};

    void pass(long milliseconds);
  }

  /** @throws IllegalArgumentException if the expression is not one of the above */
  static Script read(Json expression, Delay delay) {
    return new ScriptReader(delay).read(expression);
  }
}
