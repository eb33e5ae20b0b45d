import dev.sluice.Flow;

abstract class Bodies {
  @Flow
  // error: FLOW_NO_BODY
  abstract int run(int n);

  @Flow
  // error: FLOW_NO_BODY
  native int machine(int n);
}
