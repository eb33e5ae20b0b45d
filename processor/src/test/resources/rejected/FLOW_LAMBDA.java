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
    String rounds = Flows.iterate("a", 3, function, String::isEmpty);
    java.util.function.Predicate<String> until = null;
    // error: FLOW_LAMBDA
    String more = Flows.iterate("a", 3, last -> read(last), until);
    // error: FLOW_LAMBDA
    return Flows.each(texts, function);
  }
}
