package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Returns {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default List<String> each(List<String> names, int limit) {
    return Flows.each(names, name -> {
      if (name.length() > limit) {
        return "too long";
      }
      String found = read(name);
      if (found.endsWith("x")) {
        write(found);
        return found;
      }
      return write(name) + limit;
    });
  }

  @Flow
  default List<Integer> boxes(List<String> names) {
    return Flows.each(names, name -> {
      if (name.isEmpty()) {
        return null;
      }
      return name.length();
    });
  }
}

final class Run implements Script, Returns {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Returns.class, this);
    trial.check(
        ReturnsDeployment.EACH,
        in -> each(in.names(), in.limit()),
        new ReturnsDeployment.EachInput(List.of("a", "x", "long name"), 4),
        new ReturnsDeployment.EachInput(Arrays.asList("a", null, "b"), 4));
    trial.check(ReturnsDeployment.BOXES, this::boxes, List.of("", "abc"));
  }
}
