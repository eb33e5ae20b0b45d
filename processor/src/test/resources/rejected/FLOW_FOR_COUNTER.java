import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default void run(String text) {
    for (int i = 0; i < 3; i++) {
      write(text);
      // error: FLOW_FOR_COUNTER
      i = 5;
    }
    for (int i = 0; i < 3; i++) {
      write(text);
      if (text.isEmpty()) {
        // error: FLOW_FOR_COUNTER
        i++;
      }
    }
  }
}
