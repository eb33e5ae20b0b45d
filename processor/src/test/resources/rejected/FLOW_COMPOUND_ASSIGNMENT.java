import dev.sluice.*;
import java.util.*;

interface Counter {
  @Flow
  default int count(int n) {
    int total = n;
    // error: FLOW_COMPOUND_ASSIGNMENT
    total += 2;
    // error: FLOW_COMPOUND_ASSIGNMENT
    total++;
    // error: FLOW_COMPOUND_ASSIGNMENT
    return --n + 1;
  }
}
