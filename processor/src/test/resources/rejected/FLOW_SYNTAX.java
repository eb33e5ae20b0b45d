import dev.sluice.*;
import java.util.*;

interface Body {
  @Flow
  default String run(String text) {
    // error: FLOW_SYNTAX
    Object type = String.class;
    return text;
  }
}
