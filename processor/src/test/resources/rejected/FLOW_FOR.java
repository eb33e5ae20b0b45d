import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(String text) {
    write("before");
    // error: FLOW_FOR
    for (int i = 0; i < 3; i++) {
      write(text);
    }
    return text;
  }
}
