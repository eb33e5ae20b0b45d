import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default void run(int n) {
    switch (n) {
      // error: FLOW_FALL_THROUGH
      case 1:
        write("one");
      case 2:
        write("two");
        break;
      default:
        write("other");
    }
  }
}
