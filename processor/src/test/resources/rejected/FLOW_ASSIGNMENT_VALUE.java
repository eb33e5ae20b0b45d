import dev.sluice.*;
import java.util.*;

interface Chain {
  @Flow
  default String chain(String text) {
    String a;
    // error: FLOW_ASSIGNMENT_VALUE
    String b = a = text;
    return b;
  }
}
