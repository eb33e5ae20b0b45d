package dev.sluice.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Calls one annotated method without reflection. Companions are generated with one invoker per method.
 *
 * <p>Invokers are called by many threads at once and keep neither array.
 */
@FunctionalInterface
@SuppressWarnings("exports") // the annotation is for tools only
public interface Invoker {

  /**
   * @param target the bound object; not looked at when the method is static
   * @param args the method's arguments in order, primitives boxed, {@code null} where the method is given null
   * @return the method's result, {@code null} for {@code void}
   * @throws Throwable whatever the method throws, unwrapped
   */
  @Nullable
  Object invoke(@Nullable Object target, @Nullable Object[] args) throws Throwable;
}
