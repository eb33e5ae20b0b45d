import dev.sluice.Flow;

interface Clash {
  @Flow
  // error: FLOW_CONSTANT_CLASH
  default int deployment(int n) {
    return n;
  }

  @Flow
  default int twoWords(int n) {
    return n;
  }

  @Flow(id = "two-words")
  // error: FLOW_CONSTANT_CLASH
  default int other(int n) {
    return n;
  }
}
