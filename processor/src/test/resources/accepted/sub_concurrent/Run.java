package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Items may be child runs side by side when the flow says so, and a child may have branches of its own. */
class Facts {
  @Tool(effect = Effect.READ)
  static String left(String name) {
    Calls.read("left", name);
    return "l" + name;
  }

  @Tool(effect = Effect.READ)
  static String right(String name) {
    Calls.read("right", name);
    return "r" + name;
  }

  @Flow
  static String both(String name) {
    String left = left(name);
    String right = right(name);
    return left + right;
  }
}

class Search {
  @Flow
  static List<String> search(List<String> names) {
    return Flows.each(names, name -> Facts.both(name), Flows.concurrency(4));
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(SearchDeployment.SEARCH, Search::search, List.of("a", "b", "c", "d", "e"));
  }
}
