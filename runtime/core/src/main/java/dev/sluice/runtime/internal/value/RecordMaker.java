package dev.sluice.runtime.internal.value;

/** A canonical constructor. What it throws comes out unwrapped. */
@FunctionalInterface
public interface RecordMaker {

  /** @param components one per component and in their order, primitives boxed */
  Object make(Object[] components);
}
