import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(String text) {
    // error: FLOW_NAME_RESERVED
    String __text__ = read(text);
    return __text__;
  }
}
