package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A chain of else if is tested in order until one holds. */
interface Chain {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String assigned(String text) {
    String result;
    int size = text.length();
    if (size == 0)
      result = write("zero");
    else if (read(text).equals("rab"))
      result = "ab" + write("found");
    else if (text.charAt(1) == 'x') {
      result = read("x");
    } else
      result = "none";
    return result + size;
  }

  @Flow
  default void effects(Integer n) {
    if (n > 10) write("ten");
    else if (n > 5) write("five");
    else if (100 / n > 30) write("small");
    write("end");
  }
}

final class Run implements Script, Chain {
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
    trial.bind(Chain.class, this);
    trial.check(
        ChainDeployment.ASSIGNED,
        this::assigned,
        "", "ab", "cx", "cd", "c", "fail", "null", null);
    trial.check(
        ChainDeployment.EFFECTS,
        in -> {
          effects(in);
          return null;
        },
        11, 6, 2, 4, 0, null);
  }
}
