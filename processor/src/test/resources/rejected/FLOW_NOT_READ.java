import dev.sluice.Flow;

class Reader {
  static final boolean ON = true;

  // error: FLOW_NOT_READ
  @Flow static String behindNever(boolean c) {
    String x;
    if (c && false) {
      return x;
    }
    return "a";
  }

  @Flow static String behindAlways(String t) {
    String x;
    if (ON && 1 < 2) x = t + "1";
    return x;
  }
}
