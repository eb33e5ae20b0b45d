import dev.sluice.*;
import java.util.*;

interface Store<T> {
  @Tool(effect = Effect.READ)
  T get(String id);
}

class Body {
  private final Store<String> first;
  private final Store<Integer> second;

  @Named("third")
  private final Store<String> third;

  Body(Store<String> first, Store<Integer> second, Store<String> third) {
    this.first = first;
    this.second = second;
    this.third = third;
  }

  @Flow
  String run(String id) {
    // error: TOOL_AMBIGUOUS_RECEIVER
    String a = first.get(id);
    // error: TOOL_AMBIGUOUS_RECEIVER
    int b = second.get(a);
    return third.get(a) + b;
  }
}
