import dev.sluice.Pure;

final class Rules {
  @Pure
  // error: PURE_NO_BODY
  static native boolean urgent(String text);
}
