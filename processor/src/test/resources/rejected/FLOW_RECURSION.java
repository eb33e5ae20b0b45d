import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String direct(String text) {
    // error: FLOW_RECURSION
    return text.isEmpty() ? text : direct(read(text));
  }

  @Flow
  default String one(String text) {
    // error: FLOW_RECURSION
    return two(text);
  }

  @Flow
  default String two(String text) {
    // error: FLOW_RECURSION
    return three(text) + one(text);
  }

  @Flow
  default String three(String text) {
    return text;
  }
}
