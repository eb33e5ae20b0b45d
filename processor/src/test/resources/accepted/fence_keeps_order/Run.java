package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A read behind a write sees it; one before it does not. */
interface Fences {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  int count();

  @Tool(effect = Effect.EXTERNAL)
  void add(String what);

  @Flow
  default String between(String text) {
    int before = count();
    add(text);
    int after = count();
    add(text + "x");
    return before + "," + after + "," + count();
  }

  @Flow
  default String branch(String text) {
    int before = count();
    if (text.length() > 1) {
      add(text);
    }
    int after = count();
    List<Integer> each = Flows.each(List.of(1, 2), item -> item + count());
    add("last");
    return before + "," + after + "," + each.get(1) + "," + count();
  }
}

final class Run implements Script, Fences {
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

  private final List<String> added = new ArrayList<>();

  @Override
  public int count() {
    return added.size();
  }

  @Override
  public void add(String what) {
    Calls.write("add", what);
    if ("bad".equals(what)) {
      added.clear();
      throw new IllegalStateException("add");
    }
    added.add(what);
    if (what.endsWith("x") || what.equals("last")) {
      added.clear();
    }
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Fences.class, this);
    trial.check(FencesDeployment.BETWEEN, this::between, "a", "bad");
    trial.check(FencesDeployment.BRANCH, this::branch, "a", "ab", null);
  }
}
