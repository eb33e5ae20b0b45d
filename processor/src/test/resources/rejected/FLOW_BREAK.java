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
    for (String text : texts) {
      if (text.isEmpty()) {
        // error: FLOW_BREAK
        break;
      }
      write(text);
    }
    for (int i = 0; i < 3; i++) {
      if (i == 2) {
        // error: FLOW_BREAK
        break;
      }
      write("middle");
    }
    for (int i = 0; i < 3; i++) {
      if (i == 2) {
        write("more");
        // error: FLOW_BREAK
        break;
      }
    }
    for (int i = 0; i < 3; i++) {
      if (i == 2) {
        write("either");
      } else {
        // error: FLOW_BREAK
        break;
      }
    }
    switch (n) {
      case 1:
        for (String text : texts) {
          if (text.isEmpty()) {
            // error: FLOW_BREAK
            break;
          } else if (text.length() > 1) {
            write(text);
          }
          write("one");
        }
        break;
      default:
        write("other");
    }
  }
}
