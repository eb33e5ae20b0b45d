import dev.sluice.*;
import java.util.*;

interface Body {
  record Box(Integer value) {}

  @Flow
  default int run(long n, Box box) {
    Number number = box.value();
    // error: FLOW_CAST
    Integer back = (Integer) number;
    // error: FLOW_CAST
    return (int) n;
  }
}
