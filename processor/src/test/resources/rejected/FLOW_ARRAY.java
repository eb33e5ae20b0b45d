import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default int run(String text) {
    // error: FLOW_ARRAY
    int[] numbers = {1, 2};
    // error: FLOW_ARRAY
    String[] texts = new String[3];
    // error: FLOW_ARRAY
    write(texts[0]);
    // error: FLOW_ARRAY
    return numbers.length;
  }
}
