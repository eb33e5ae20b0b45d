package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** each in branches, of joined lists and with captures that were joined. */
interface Branched {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default List<String> branches(List<String> items) {
    String prefix;
    List<String> list;
    if (items.size() > 1) {
      prefix = write("many");
      list = items;
    } else {
      prefix = "few";
      list = List.of("x", "y");
    }
    if (prefix.equals("few")) {
      return Flows.each(list, item -> write(prefix + item));
    }
    return Flows.each(list, item -> item.isEmpty() ? prefix : read(item + prefix));
  }

  @Flow
  default int rounds(List<String> items) {
    List<Integer> sizes = Flows.each(items, item ->
        Flows.iterate(0, 3, n -> n + write(item + n).length(), n -> n > 5));
    return sizes.isEmpty() ? write("empty").length() : sizes.get(0) * 100 + sizes.size();
  }
}

final class Run implements Script, Branched {
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
    trial.bind(Branched.class, this);
    trial.check(
        BranchedDeployment.BRANCHES,
        this::branches,
        List.of("a", "b"), List.of("a", ""), List.of(), List.of("a"), null);
    trial.check(
        BranchedDeployment.ROUNDS,
        this::rounds,
        List.of("a", "bcdef"), List.of(), Collections.singletonList(null));
  }
}
