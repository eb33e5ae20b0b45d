package dev.sluice.runtime.internal.expr;

import org.jspecify.annotations.Nullable;

/** A linked expression; safe for any number of threads. */
@FunctionalInterface
public interface Evaluator {

  /**
   * @param frame the variables, read only
   * @return the value, primitives boxed
   * @throws RuntimeException exactly what Java throws for the same expression, unwrapped
   */
  @Nullable
  Object eval(Object[] frame);
}
