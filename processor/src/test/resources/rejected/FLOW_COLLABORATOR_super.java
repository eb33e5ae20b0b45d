import dev.sluice.*;
import java.util.*;

interface Base {
  @Tool(effect = Effect.READ)
  default String get(String id) {
    return id;
  }
}

interface Body extends Base {
  @Flow
  default String run(String id) {
    // error: FLOW_COLLABORATOR
    return Base.super.get(id);
  }
}

class Parent {
  @Tool(effect = Effect.READ)
  String get(String id) {
    return id;
  }
}

class Child extends Parent {
  @Flow
  String run(String id) {
    // error: FLOW_COLLABORATOR
    return super.get(id);
  }
}
