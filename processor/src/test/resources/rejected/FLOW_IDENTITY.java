import dev.sluice.*;
import java.util.*;

interface Body {
  record Box(Integer value, String text) {}

  @Flow
  default boolean run(Box a, Box b) {
    // error: FLOW_IDENTITY
    boolean same = a == b;
    // error: FLOW_IDENTITY
    boolean boxes = a.value() != b.value();
    // error: FLOW_IDENTITY
    return a.text() == "x";
  }
}
