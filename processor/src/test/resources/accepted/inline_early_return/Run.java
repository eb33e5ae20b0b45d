package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Early {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String pick(String name) {
    if (name.isEmpty()) {
      return "empty";
    }
    String found = read(name);
    if (found.length() > 3) {
      return write(found);
    }
    return found;
  }

  @Flow
  default String twice(String name) {
    String a = pick(name);
    String b = pick(a) + pick("");
    if (a.equals(b)) {
      return a;
    }
    return pick(b);
  }
}

final class Run implements Script, Early {
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
    trial.bind(Early.class, this);
    trial.check(EarlyDeployment.TWICE, this::twice, "", "a", "abc", null);
  }
}
