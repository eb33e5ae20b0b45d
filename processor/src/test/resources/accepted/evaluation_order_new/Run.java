package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Arguments of a constructor are evaluated in the order of the source. */
interface Made {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Pair(String left, int number, String right) {}

  record Checked(int low, int high) {
    public Checked {
      if (low > high) {
        throw new IllegalArgumentException("low > high");
      }
    }
  }

  @Flow
  default Pair pair(String text) {
    return new Pair(write("left"), text.length() / (text.length() - 1), write(text));
  }

  @Flow
  default int checked(String text) {
    Checked made = new Checked(text.length(), 3);
    String after = write(text);
    return made.high() + new Checked(after.length(), 5).low() + write("last").length();
  }
}

final class Run implements Script, Made {
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
    trial.bind(Made.class, this);
    trial.check(MadeDeployment.PAIR, this::pair, "ab", "a", "", "bad", null);
    trial.check(MadeDeployment.CHECKED, this::checked, "a", "abc", "abcd", "abcde", "bad", null);
  }
}
