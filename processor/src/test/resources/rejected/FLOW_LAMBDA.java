import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default List<String> run(List<String> texts) {
    // error: FLOW_LAMBDA
    Runnable later = () -> write("x");
    // error: FLOW_LAMBDA
    Fn<String, String, RuntimeException> function = this::read;
    // error: FLOW_LAMBDA
    return Flows.each(texts, function);
  }
}
