import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default List<String> run(List<String> texts) {
    // error: OPTION_RANGE
    String a = Flows.step("a", StepOptions.NONE.timeoutSeconds(0), () -> read("a"));
    // error: OPTION_RANGE
    String b = Flows.iterate(a, -1, this::read, String::isEmpty);
    // error: OPTION_RANGE
    return Flows.each(texts, this::read, Flows.concurrency(0));
  }
}
