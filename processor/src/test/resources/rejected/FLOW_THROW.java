import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  RuntimeException STORED = new IllegalStateException();

  @Flow
  default String run(String text) {
    if (text.isEmpty()) {
      // error: FLOW_THROW
      throw STORED;
    }
    if (text.equals("b")) {
      // error: FLOW_THROW
      throw text.isBlank() ? new IllegalStateException() : new IllegalArgumentException();
    }
    if (text.equals("c")) {
      // error: FLOW_THROW
      throw (RuntimeException) new IllegalStateException();
    }
    if (text.equals("d")) {
      // error: FLOW_ANONYMOUS_CLASS
      throw new IllegalStateException() {};
    }
    return switch (text) {
      case "e" -> read(text);
      // error: FLOW_THROW
      default -> throw STORED;
    };
  }
}
