import dev.sluice.*;

interface Store<T> {
  @Tool(effect = Effect.READ)
  T load(String key);

  @Flow
  // error: FLOW_OWNER_GENERIC
  default int size(int n) {
    return n;
  }

  class Nested {
    @Flow
    int same(int n) {
      return n;
    }
  }
}

class Shelf<T> {
  @Flow
  static int same(int n) {
    return n;
  }

  class Inner {
    @Flow
    // error: FLOW_OWNER_GENERIC
    int twice(int n) {
      return n * 2;
    }
  }
}
