package dev.sluice;

/** A call with one parameter, such as the body of {@link Flows#each}. */
@FunctionalInterface
public interface Fn<A, R, E extends Exception> {
  R apply(A value) throws E;
}
