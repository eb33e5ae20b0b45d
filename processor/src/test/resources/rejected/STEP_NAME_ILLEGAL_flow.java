import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(String text) {
    // error: STEP_NAME_ILLEGAL
    @Step(name = "a/b") String b = read(text);
    // error: STEP_NAME_ILLEGAL
    return Flows.step("__x__", StepOptions.NONE, () -> read(b));
  }
}
