package demo;

import dev.sluice.Flow;

@Deprecated
public interface Whole {
  @Flow
  default String fine(String text) {
    return text;
  }
}
