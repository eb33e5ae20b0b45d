import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default void run(String text) {
    // error: FLOW_LOCAL_CLASS
    record Local(String text) {}
    write(new Local(text).text());
    // error: FLOW_LOCAL_CLASS
    class Other {}
  }
}
