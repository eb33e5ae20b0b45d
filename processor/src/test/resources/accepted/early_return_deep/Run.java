package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Returns at several depths: the rest is emitted once. */
interface Deep {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String nested(String text) {
    String found = read(text);
    if (found.length() > 1) {
      if (found.equals("rbb")) {
        if (text.length() > 1) {
          return write("deep");
        }
        write("shallow");
      } else if (found.equals("rcc")) {
        return "c";
      }
      write("middle");
    }
    return write("rest");
  }

  @Flow
  default void nothing(Integer n) {
    if (n > 0) {
      if (n > 1) {
        if (n > 2) {
          write("three");
          return;
        }
        write("two");
      } else {
        return;
      }
    }
    write("rest");
  }
}

final class Run implements Script, Deep {
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
    trial.bind(Deep.class, this);
    trial.check(DeepDeployment.NESTED, this::nested, "a", "bb", "cc", "null", "fail", "", null);
    trial.check(
        DeepDeployment.NOTHING,
        in -> {
          nothing(in);
          return null;
        },
        0, 1, 2, 3, null);
  }
}
