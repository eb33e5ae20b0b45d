import dev.sluice.*;
import java.util.*;

class Body {
  interface Tools {
    @Tool(effect = Effect.READ)
    String read(String what);
  }

  record Holder(Tools tools) {}

  static final Tools STATIC = what -> what;
  private Tools open;
  private final Tools made = what -> what;
  private final Tools wrapped;
  private final Body other;

  Body(Tools open, Tools wrapped, Body other) {
    this.open = open;
    this.wrapped = Objects.requireNonNull(wrapped);
    this.other = other;
  }

  @Flow
  String run(String text) {
    // error: FLOW_COLLABORATOR
    String a = STATIC.read(text);
    // error: FLOW_COLLABORATOR
    String b = open.read(a);
    // error: FLOW_COLLABORATOR
    String c = this.made.read(b);
    // error: FLOW_COLLABORATOR
    String d = wrapped.read(c);
    // error: FLOW_COLLABORATOR
    return other.wrapped.read(d);
  }
}
