package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Guards {
  record In(String id, int n) {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String guards(In in) {
    if (in == null || in.id().isEmpty()) {
      return "nothing";
    }
    String text = read(in.id());
    if (in.n() < 0) return text;
    write("past");
    if (in.n() > 10) {
      write("large");
    } else {
      write("small");
      return read("small") + text;
    }
    write("end");
    return text + in.n();
  }

  @Flow
  default String all(int n) {
    write("start");
    if (n == 0) {
      return read("zero");
    } else if (n == 1) {
      return read("one");
    } else {
      return "many";
    }
  }

  @Flow
  default void nothing(int n) {
    if (n == 0) {
      return;
    }
    write("not zero");
    if (n > 5) {
      write("large");
      return;
    }
    write("small");
  }
}

final class Run implements Script, Guards {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public void write(String what) {
    Calls.write("write", what);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Guards.class, this);
    trial.check(
        GuardsDeployment.GUARDS,
        this::guards,
        null,
        new In("", 1),
        new In("a", -1),
        new In("a", 1),
        new In("a", 11));
    trial.check(GuardsDeployment.ALL, this::all, 0, 1, 2);
    trial.check(
        GuardsDeployment.NOTHING,
        n -> {
          nothing(n);
          return null;
        },
        0,
        3,
        7);
  }
}
