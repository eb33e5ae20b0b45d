import dev.sluice.*;
import java.util.*;

interface Base {
  @Tool(effect = Effect.READ)
  String get(String id);
}

class Caching implements Base {
  private final Base inner;

  Caching(Base inner) {
    this.inner = inner;
  }

  @Override
  @Tool(effect = Effect.READ)
  public String get(String id) {
    return inner.get(id);
  }

  @Flow
  String own(String id) {
    // error: TOOL_ID_CLASH
    return get(id) + inner.get(id);
  }
}

abstract class Both implements Base {
  private final Base inner;

  Both(Base inner) {
    this.inner = inner;
  }

  @Flow
  String run(String id) {
    String first = inner.get(id);
    // error: TOOL_AMBIGUOUS_RECEIVER
    return get(first);
  }
}
