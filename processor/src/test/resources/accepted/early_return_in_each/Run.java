package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The body of each may return early; the other items go on. */
interface Items {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default List<String> writes(List<String> items) {
    return Flows.each(items, item -> {
      if (item == null) {
        return "none";
      }
      String found = read(item);
      if (found == null) {
        return write("null");
      }
      return write(found) + item;
    });
  }

  @Flow
  default List<Integer> switched(List<String> items) {
    return Flows.each(items, item -> {
      switch (item) {
        case "a":
          return write("a").length();
        case "b":
          return 0;
        default:
      }
      return read(item).length();
    });
  }
}

final class Run implements Script, Items {
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
    trial.bind(Items.class, this);
    trial.check(
        ItemsDeployment.WRITES,
        this::writes,
        Arrays.asList("a", null, "null", "b"), List.of("a", "fail", "b"), List.of(), null);
    trial.check(
        ItemsDeployment.SWITCHED,
        this::switched,
        List.of("a", "b", "c"), List.of("c", "null", "a"), Arrays.asList("a", null), List.of());
  }
}
