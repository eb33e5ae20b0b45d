import dev.sluice.Pure;

final class Clash {
  @Pure
  static int twice(int n) {
    return 2 * n;
  }

  @Pure
  // error: PURE_ID_CLASH
  static long twice(long n) {
    return 2 * n;
  }
}
