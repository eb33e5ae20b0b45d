package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A counting loop in a branch, and an each in a counting loop. */
interface Nested {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String branch(String text) {
    String last = text;
    if (text.length() > 1) {
      write("long");
    }
    for (int i = 0; i < 3; i++) {
      String found = i > 0 ? read(last) : "start";
      if (found.length() > 5) {
        write("found" + i);
      }
      last = found + i;
    }
    return last;
  }

  @Flow
  default int lists(List<String> items) {
    int sum = 0;
    for (int i = 0; i < 2; i++) {
      int now = i;
      List<String> found = Flows.each(items, item -> write(item + now));
      sum = sum + found.size() + found.get(0).length();
    }
    return sum;
  }
}

final class Run implements Script, Nested {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    if ("fail".equals(what)) {
      throw new IllegalStateException("read");
    }
    return "null".equals(what) ? null : "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    if ("bad".equals(what)) {
      throw new UnsupportedOperationException("write");
    }
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Nested.class, this);
    trial.check(NestedDeployment.BRANCH, this::branch, "a", "bb", "", null);
    trial.check(
        NestedDeployment.LISTS,
        this::lists,
        List.of("a", "b"), List.of(), Collections.singletonList(null), null);
  }
}
