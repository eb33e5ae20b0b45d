package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Flows with an id of their own, and overloads told apart by it. */
interface Named {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow(id = "by_text")
  default String find(String text) {
    return write(text);
  }

  @Flow(id = "by_number", timeoutSeconds = 60)
  default String find(int n) {
    return find("n" + n) + n;
  }

  @Flow
  default String both(Integer n) {
    return find(n) + find("x" + n);
  }
}

final class Run implements Script, Named {
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
    trial.bind(Named.class, this);
    trial.check(NamedDeployment.BY_TEXT, in -> find(in), "a", "bad", null);
    trial.check(NamedDeployment.BY_NUMBER, in -> find(in), 1, 0);
    trial.check(NamedDeployment.BOTH, this::both, 1, null);
  }
}
