package dev.sluice.runtime.internal.exec;

import org.jspecify.annotations.Nullable;

/** Builds a value that has no slot of its own. */
@FunctionalInterface
public interface Maker {

  @Nullable
  Object make(Frame frame);
}
