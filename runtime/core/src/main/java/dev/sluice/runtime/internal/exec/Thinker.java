package dev.sluice.runtime.internal.exec;

import org.jspecify.annotations.Nullable;

/** Answers a reasoner. */
@FunctionalInterface
public interface Thinker {

  Reply think(@Nullable Object[] args) throws Throwable;
}
