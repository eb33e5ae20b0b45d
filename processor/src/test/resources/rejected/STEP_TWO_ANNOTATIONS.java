import dev.sluice.Pure;
import dev.sluice.Tool;

interface Both {
  @Tool
  @Pure
  // error: STEP_TWO_ANNOTATIONS
  static String both(String text) {
    return text;
  }
}
