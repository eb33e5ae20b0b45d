package dev.sluice.runtime.internal.exec;

/** Builds a value that has no slot of its own. */
@FunctionalInterface
public interface Maker {

  Object make(Frame frame);
}
