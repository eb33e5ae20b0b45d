import dev.sluice.*;
import java.util.*;

class Body {
  class Inner extends RuntimeException {}

  private static final class Hidden extends RuntimeException {}

  static final class Closed extends RuntimeException {
    private Closed(String text) {
      super(text);
    }
  }

  static final class Parts extends RuntimeException {
    Parts(String... parts) {
      super(String.join(",", parts));
    }
  }

  @Tool
  static String write(String what) {
    return what;
  }

  @Flow
  String run(String text) {
    switch (text) {
      case "a":
        // error: FLOW_THROW_CONSTRUCTOR
        throw new Inner();
      case "b":
        // error: FLOW_THROW_CONSTRUCTOR
        throw new Hidden();
      case "c":
        // error: FLOW_THROW_CONSTRUCTOR
        throw new Closed(text);
      case "d":
        // error: FLOW_THROW_CONSTRUCTOR
        throw new Parts(text, text);
      case "e":
        // error: FLOW_THROW_CONSTRUCTOR
        throw new IllegalStateException(text, null);
      case "f":
        // error: FLOW_THROW_CONSTRUCTOR
        throw new AssertionError((Object) text);
      default:
        return write(text);
    }
  }
}
