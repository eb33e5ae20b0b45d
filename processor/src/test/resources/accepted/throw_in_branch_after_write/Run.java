package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A throw in a branch stands behind the writes before it and before the writes after it. */
interface Branches {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String branch(String text) {
    String written = write(text);
    if (written.length() > 2) {
      write("in");
      throw new IllegalArgumentException(written);
    }
    return write("after");
  }

  @Flow
  default String arms(Integer n) {
    if (n > 5) {
      write("a");
      if (n > 6) {
        throw new IllegalStateException();
      }
      write("b");
    } else {
      write("c");
    }
    return write("after");
  }

  @Flow
  default String selected(String text) {
    switch (text) {
      case "a":
        write("a");
        throw new UnsupportedOperationException(read(text));
      case "b":
        write("b");
        break;
      default:
        throw new NumberFormatException("none " + text);
    }
    return write("after");
  }
}

final class Run implements Script, Branches {
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
    trial.bind(Branches.class, this);
    trial.check(BranchesDeployment.BRANCH, this::branch, "a", "aa", "bad", "", null);
    trial.check(BranchesDeployment.ARMS, this::arms, 1, 6, 7, null);
    trial.check(BranchesDeployment.SELECTED, this::selected, "a", "b", "c", null);
  }
}
