package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.Invoker;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be called: a method and the object it is called on. A class of its own and not an interface, so that
 * a call costs one indirection.
 *
 * @param target null when the method is static
 */
public record Callee(Invoker invoker, @Nullable Object target) {

  /** A method that needs no object. */
  public static Callee of(Invoker invoker) {
    return new Callee(invoker, null);
  }

  public @Nullable Object invoke(@Nullable Object[] args) throws Throwable {
    return invoker.invoke(target, args);
  }
}
