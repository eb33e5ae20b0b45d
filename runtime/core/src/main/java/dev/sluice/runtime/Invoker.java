package dev.sluice.runtime;

/**
 * Calls one annotated method without reflection. Companions are generated with one invoker per method.
 *
 * <p>Invokers are called by many threads at once and keep neither array.
 */
@FunctionalInterface
public interface Invoker {

  /**
   * @param target the bound object; not looked at when the method is static
   * @param args the method's arguments in order, primitives boxed, {@code null} where the method is given null
   * @return the method's result, {@code null} for {@code void}
   * @throws Throwable whatever the method throws, unwrapped
   */
  Object invoke(Object target, Object[] args) throws Throwable;
}
