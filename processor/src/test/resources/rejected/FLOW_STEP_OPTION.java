import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Pure
  static String same(String text) {
    return text;
  }

  @Flow
  default String run(List<String> texts) {
    // error: FLOW_STEP_OPTION
    @Step(retries = 1) List<String> each = Flows.each(texts, this::read);
    // error: FLOW_STEP_OPTION
    @Step(retries = 1) String last = Flows.iterate("a", 2, this::read, String::isEmpty);
    // error: FLOW_STEP_OPTION
    @Step(timeoutSeconds = 1) String pure = same(each.get(0));
    // error: OPTION_NOT_SUPPORTED
    return Flows.step("a", StepOptions.NONE.risk("high"), () -> read(pure));
  }
}
