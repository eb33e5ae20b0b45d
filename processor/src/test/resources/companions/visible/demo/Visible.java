package demo;

import dev.sluice.Flow;

/** Nobody outside of the package could use a constant with a type that is not public. */
public interface Visible {

  record Open(String id) {}

  @Flow
  default Hidden hidden(String id) {
    return new Hidden(id);
  }

  @Flow
  default String taken(Hidden hidden, Open open) {
    return open.id();
  }

  @Flow
  default Open open(Open open) {
    return open;
  }
}
