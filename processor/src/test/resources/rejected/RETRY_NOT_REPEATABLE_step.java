import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default void run(String text) {
    // error: RETRY_NOT_REPEATABLE
    Flows.step("a", StepOptions.NONE.retries(1), () -> write(text));
    @Step(retries = 3) String fine = read(text);
  }
}
