import dev.sluice.Flow;
import dev.sluice.Pure;
import dev.sluice.Tool;

class Hidden {
  @Tool
  // error: STEP_PRIVATE
  private String lookup(String id) {
    return id;
  }

  @Pure
  // error: STEP_PRIVATE
  private static int twice(int n) {
    return 2 * n;
  }

  @Flow
  // error: STEP_PRIVATE
  private int run(int n) {
    return n;
  }
}
