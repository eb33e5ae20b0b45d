import dev.sluice.*;
import java.util.*;

interface Body {
  @Flow
  default String run(Map<String, String> map) {
    // error: FLOW_ORDER
    return String.join(",", Set.of("a", "b"));
  }

  @Flow
  default String either(boolean some, List<String> list) {
    // error: FLOW_ORDER
    return String.join(",", some ? (list) : Set.of("a", "b"));
  }
}
