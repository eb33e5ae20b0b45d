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
    int size = 0;
    for (int i = 0; i < 3; i++) {
      last = read(last);
      // error: FLOW_FOR_CARRIED
      size = last.length();
    }
    return last + size;
  }
}
