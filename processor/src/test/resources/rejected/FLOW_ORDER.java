import dev.sluice.*;
import java.util.*;

interface Body {
  @Flow
  default String run(Map<String, String> map) {
    // error: FLOW_ORDER
    return String.join(",", Set.of("a", "b"));
  }
}
