import dev.sluice.Flow;

class HTTP {
  @Flow
  // error: FLOW_CONSTANT_CLASH
  int http(int n) {
    return n;
  }
}
