package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Iterates {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  int MOST = 2 + 1;

  @Flow
  default String grow(String text) {
    String grown = Flows.iterate(text, MOST, last -> write(last), last -> last.length() > 4);
    return write(grown);
  }

  @Flow
  default String captured(String text) {
    String prefix = read("p");
    String limit = text + "limit";
    return Flows.iterate(
        text, 4, last -> read(prefix + last), found -> found.length() > limit.length());
  }

  @Flow
  default String none(String text) {
    return Flows.iterate(read(text), 0, last -> write(last), last -> true) + text;
  }

  @Flow
  default String argument(String text) {
    return write(Flows.iterate(text + "!", 2, last -> last.substring(1), String::isEmpty));
  }

  @Flow
  default String never(String text) {
    return Flows.iterate(text, 3, last -> read(last), last -> false);
  }
}

final class Run implements Script, Iterates {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    if (what.equals("fail")) {
      throw new IllegalStateException("read");
    }
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    if (what.contains("bad")) {
      throw new UnsupportedOperationException("write");
    }
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Iterates.class, this);
    trial.check(IteratesDeployment.GROW, this::grow, "a", "aaaa", "bad", "", null);
    trial.check(IteratesDeployment.CAPTURED, this::captured, "a", "aaaaaaa", null);
    trial.check(IteratesDeployment.NONE, this::none, "a", "fail");
    trial.check(IteratesDeployment.ARGUMENT, this::argument, "", "a", "ab", "bad", null);
    trial.check(IteratesDeployment.NEVER, this::never, "a", "fail", null);
  }
}
