import dev.sluice.Flow;

interface Clash {
  @Flow
  default int run(int n) {
    return n;
  }

  @Flow
  // error: FLOW_ID_CLASH
  default long run(long n) {
    return n;
  }
}
