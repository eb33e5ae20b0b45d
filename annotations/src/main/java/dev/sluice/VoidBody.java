package dev.sluice;

/** A call without parameters and result. */
@FunctionalInterface
public interface VoidBody<E extends Exception> {
  void call() throws E;
}
