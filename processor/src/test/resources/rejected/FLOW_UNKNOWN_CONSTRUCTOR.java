import dev.sluice.*;
import java.util.*;

interface Body {
  record Box(int n) {
    Box(String text) {
      this(text.length());
    }
  }

  @Flow
  default int run(String text) {
    // error: FLOW_UNKNOWN_CONSTRUCTOR
    List<String> list = new ArrayList<>();
    // error: FLOW_UNKNOWN_CONSTRUCTOR
    return new Box(text).n();
  }
}
