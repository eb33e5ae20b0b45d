import dev.sluice.*;
import java.util.*;

/** Problems in one flow hide neither each other nor those of other flows. */
class Body {
  private final Tools tools;

  interface Tools {
    @Tool(effect = Effect.READ)
    String read(String what);
  }

  Body(Tools tools) {
    this.tools = tools;
  }

  @Flow
  String one(String text) {
    // error: FLOW_WHILE
    while (text.isEmpty()) {}
    // error: FLOW_NONDETERMINISTIC
    long now = System.nanoTime();
    // error: FLOW_UNKNOWN_CALL
    String a = tools.read("" + now) + help(text);
    return a;
  }

  static String help(String text) {
    return text;
  }

  @Flow
  String two(String text) {
    // error: FLOW_THROW
    throw null;
  }

  @Flow
  String fine(String text) {
    return tools.read(text);
  }

  static class Inner {
    @Flow
    static int three(int n) {
      // error: FLOW_COMPOUND_ASSIGNMENT
      return n++;
    }
  }
}
