import dev.sluice.Pure;

final class Rules {
  @Pure
  // error: PURE_VOID
  static void check(String text) {}
}
