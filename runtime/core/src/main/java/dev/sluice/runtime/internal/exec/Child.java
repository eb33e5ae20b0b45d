package dev.sluice.runtime.internal.exec;

import org.jspecify.annotations.Nullable;

/** What a {@code sub} starts. */
@FunctionalInterface
public interface Child {

  /**
   * Runs to the end, on the strand of the parent's step.
   *
   * @param args one per parameter of the child
   * @param frame of the parent's step
   */
  @Nullable
  Object run(SubSite site, Strand at, Frame frame, Object[] args) throws Throwable;
}
