import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default int run(String text) {
    // error: FLOW_STEP_NOT_A_CALL
    @Step(retries = 1) int length = read(text).length();
    // error: FLOW_STEP_NOT_A_CALL
    @Step(timeoutSeconds = 1) String later;
    later = read(text);
    // error: FLOW_STEP_NOT_A_CALL
    @Step(name = "b") String branch = length > 1 ? read(text) : later;
    // error: FLOW_STEP_NOT_A_CALL
    String step = Flows.step("c", StepOptions.NONE, () -> read(text) + "x");
    return length;
  }
}
