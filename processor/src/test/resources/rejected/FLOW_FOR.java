import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  int MAX = 3;

  @Flow
  default void run(String text, int n) {
    // error: FLOW_FOR
    for (int i = 1; i < 3; i++) {
      write(text);
    }
    // error: FLOW_FOR
    for (long i = 0; i < 3; i++) {
      write(text);
    }
    int before;
    // error: FLOW_FOR
    for (before = 0; before < 3; before++) {
      write(text);
    }
    // error: FLOW_FOR
    for (int i = 0, j = 0; i < 3; i++) {
      write(text);
    }
    // error: FLOW_FOR
    for (int i = 0; i <= 3; i++) {
      write(text);
    }
    // error: FLOW_FOR
    for (int i = 0; n < 3; i++) {
      write(text);
    }
    // error: FLOW_FOR
    for (int i = 0; i < MAX; i += 1) {
      write(text);
    }
    // error: FLOW_FOR
    for (int i = 0; i < MAX; i--) {
      write(text);
    }
    // error: FLOW_FOR
    for (int i = 0; i < MAX; ) {
      write(text);
    }
    // error: FLOW_FOR
    for (int i = 0; i < MAX; i++, write(text)) {
      write(text);
    }
    // error: FLOW_NOT_CONSTANT
    for (int i = 0; i < n; i++) {
      write(text);
    }
    // error: FLOW_NOT_CONSTANT
    for (int i = 0; i < read(text).length(); i++) {
      write(text);
    }
  }

  @Flow
  default void endless(String text) {
    // error: FLOW_FOR
    for (int i = 0; ; i++) {
      write(text);
    }
  }
}
