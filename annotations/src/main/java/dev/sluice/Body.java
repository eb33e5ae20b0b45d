package dev.sluice;

/** A call without parameters, such as a branch of a race. */
@FunctionalInterface
public interface Body<T, E extends Exception> {
  T call() throws E;
}
