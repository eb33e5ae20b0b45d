import dev.sluice.*;
import java.util.*;

record Body(int limit, Tools tools) {
  interface Tools {
    @Tool
    void write(int n);
  }

  @Flow
  void run() {
    // error: FLOW_STATE
    tools.write(limit());
    // error: FLOW_STATE
    tools.write(this.limit());
    // error: FLOW_STATE
    tools().write(limit);
  }
}
