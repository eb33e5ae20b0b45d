import dev.sluice.Pure;

interface Rules {
  @Pure
  // error: PURE_NOT_STATIC
  default boolean urgent(String text) {
    return text.isEmpty();
  }

  @Pure
  // error: PURE_NOT_STATIC
  boolean large(String text);
}
