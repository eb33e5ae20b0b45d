import dev.sluice.*;
import java.util.*;

class Memory {
  private String last;
  static int count;

  @Flow
  void remember(String text) {
    // error: FLOW_ASSIGNED_STATE
    last = text;
    // error: FLOW_ASSIGNED_STATE
    this.last = text;
    // error: FLOW_ASSIGNED_STATE
    Memory.count = 3;
  }
}
