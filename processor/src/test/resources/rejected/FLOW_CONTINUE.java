import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default void run(List<String> texts) {
    for (String text : texts) {
      if (text.isEmpty()) {
        // error: FLOW_CONTINUE
        continue;
      }
      write(text);
    }
  }
}
