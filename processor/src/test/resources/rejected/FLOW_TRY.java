import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(String text) {
    // error: FLOW_TRY
    try {
      return read(text);
    } catch (IllegalStateException e) {
      return "failed";
    }
  }

  @Flow
  default void last(String text) {
    // error: FLOW_TRY
    try {
      write(text);
    } finally {
      write("last");
    }
  }
}
