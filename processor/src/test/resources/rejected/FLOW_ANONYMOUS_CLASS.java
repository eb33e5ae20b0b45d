import dev.sluice.*;
import java.util.*;

interface Body {
  @Flow
  default String run(String text) {
    // error: FLOW_ANONYMOUS_CLASS
    Object other = new Object() {};
    return text;
  }
}
