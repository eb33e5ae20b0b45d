package dev.sluice.samples.benchmarks.contenders;

/** One way of doing a piece of work. */
public interface Contender extends AutoCloseable {

  /** Does the work once, on the calling thread as far as it can. */
  Object run();

  /** Gives back what it holds; most hold nothing. */
  @Override
  default void close() {}
}
