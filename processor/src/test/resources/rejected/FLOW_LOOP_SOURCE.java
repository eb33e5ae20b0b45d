import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default void run(String text) {
    // error: FLOW_LOOP_SOURCE
    for (String item : Set.of(text)) {
      write(item);
    }
    Map<String, String> map = Map.of(text, text);
    // error: FLOW_LOOP_SOURCE
    for (String key : map.keySet()) {
      write(key);
    }
  }
}
