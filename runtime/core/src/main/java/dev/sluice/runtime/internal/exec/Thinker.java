package dev.sluice.runtime.internal.exec;

/** Answers a reasoner. */
@FunctionalInterface
public interface Thinker {

  Reply think(Object[] args) throws Throwable;
}
