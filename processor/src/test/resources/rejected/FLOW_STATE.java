import dev.sluice.*;
import java.util.*;

class Body {
  static int count;
  private final String name;
  private final Tools tools;

  interface Tools {
    @Tool
    void write(String what);
  }

  Body(String name, Tools tools) {
    this.name = name;
    this.tools = tools;
  }

  @Flow
  String run(String text) {
    // error: FLOW_STATE
    int before = count;
    // error: FLOW_STATE
    tools.write(name + text);
    // error: FLOW_STATE
    Tools alias = tools;
    // error: FLOW_STATE
    Body self = this;
    return text;
  }
}
