package dev.sluice.runtime.internal.expr;

import java.util.Objects;
import java.util.concurrent.Callable;

/** What an evaluation comes to: a value and its class, or an exception's class and message. */
record Outcome(Object value, String kind, String message) {

  static Outcome of(Callable<?> evaluation) {
    try {
      Object value = evaluation.call();
      return new Outcome(
          comparable(value), value == null ? "null" : value.getClass().getName(), "");
    } catch (NullPointerException e) {
      // Messages of the virtual machine name the local variables of the code around.
      return new Outcome("", "NullPointerException", "");
    } catch (Exception e) {
      return new Outcome("", e.getClass().getName(), Objects.toString(e.getMessage()));
    }
  }

  boolean isValue() {
    return message.isEmpty() && !kind.equals("NullPointerException");
  }

  /** Arrays and types without equals do not occur as results. */
  private static Object comparable(Object value) {
    return value == null ? "null" : value;
  }
}
