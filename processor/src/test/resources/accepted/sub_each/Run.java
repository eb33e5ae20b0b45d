package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A child run for each item: in order, since a child counts as a write. */
class Letters {
  @Tool
  static String send(String to) {
    Calls.write("send", to);
    return "sent " + to;
  }

  @Flow
  static String letter(String to) {
    String first = send(to);
    return send(first);
  }

  @Flow
  static List<String> pair(String to) {
    return Flows.each(List.of(to, to + "2"), name -> send(name));
  }
}

class Post {
  @Flow
  static List<String> all(List<String> names) {
    return Flows.each(names, name -> Letters.letter(name));
  }

  @Flow
  static List<List<String>> nested(List<String> names) {
    return names.stream().map(Letters::pair).toList();
  }

  @Flow
  static int loop(List<String> names) {
    for (String name : names) {
      Letters.letter(name);
    }
    return names.size();
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    List<String> names = List.of("ann", "bob", "cleo");
    trial.check(PostDeployment.ALL, Post::all, names, List.of());
    trial.check(PostDeployment.NESTED, Post::nested, names);
    trial.check(PostDeployment.LOOP, Post::loop, names);
  }
}
