import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(List<String> texts) {
    String last = "";
    for (int i = 0; i < 3; i++) {
      last = read(last);
      // error: FLOW_REASSIGNED
      last = read(last);
    }
    // error: FLOW_REASSIGNED
    last = read("after");
    for (String text : texts) {
      for (int i = 0; i < 3; i++) {
        // error: FLOW_REASSIGNED
        last = read(last);
      }
    }
    String late;
    for (int i = 0; i < 3; i++) {
      // error: FLOW_REASSIGNED
      late = read(last);
      write(late);
    }
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      // error: FLOW_COMPOUND_ASSIGNMENT
      sum += i;
    }
    return last + sum;
  }
}
