import dev.sluice.*;
import java.util.*;

interface One {
  @Tool
  String send(String text);
}

interface Two {
  @Tool(id = "send")
  String post(String text);
}

class Body {
  private final One one;
  private final Two two;

  Body(One one, Two two) {
    this.one = one;
    this.two = two;
  }

  @Flow
  String run(String text) {
    String a = one.send(text);
    // error: TOOL_ID_CLASH
    return two.post(a);
  }
}
