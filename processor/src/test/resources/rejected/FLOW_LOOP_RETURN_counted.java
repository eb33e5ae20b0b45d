import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(String text) {
    String last = text;
    for (int i = 0; i < 3; i++) {
      last = read(last);
      if (last.isEmpty()) {
        // error: FLOW_LOOP_RETURN
        return last;
      }
      if (last.length() == i) {
        // error: FLOW_CONTINUE
        continue;
      }
      write(last);
    }
    return last;
  }
}
