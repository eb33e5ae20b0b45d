import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(String text) {
    if (text.isEmpty()) {
      // error: FLOW_THROW
      throw new IllegalArgumentException("empty");
    }
    return switch (text) {
      case "a" -> read(text);
      // error: FLOW_THROW
      default -> throw new IllegalStateException(text);
    };
  }
}
