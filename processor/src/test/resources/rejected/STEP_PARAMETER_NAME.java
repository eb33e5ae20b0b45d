import dev.sluice.Flow;
import dev.sluice.Tool;

interface Names {
  @Tool
  // error: STEP_PARAMETER_NAME
  String lookup(String __env__);

  @Flow
  default int run(
      int first,
      // error: STEP_PARAMETER_NAME
      int hashCode) {
    return first;
  }

  @Flow
  default int single(int hashCode) {
    return hashCode;
  }
}
