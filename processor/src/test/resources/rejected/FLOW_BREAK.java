import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default void run(List<String> texts, int n) {
    for (String text : texts) {
      write(text);
      // error: FLOW_BREAK
      break;
    }
    switch (n) {
      case 1:
        if (texts.isEmpty()) {
          // error: FLOW_BREAK
          break;
        }
        write("one");
        break;
      default:
        write("other");
    }
  }
}
