import dev.sluice.*;
import java.util.*;

interface Body {
  record Box(Integer value) {}

  @Flow
  default String run(Box box) {
    Number number = box.value();
    // error: FLOW_INSTANCEOF
    if (number instanceof Integer) {
      return "integer";
    }
    // error: FLOW_INSTANCEOF
    return number instanceof Integer i ? "i" : "other";
  }
}
