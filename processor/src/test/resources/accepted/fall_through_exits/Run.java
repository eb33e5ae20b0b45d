package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Exits {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  @SuppressWarnings("fallthrough")
  default String returns(String key) {
    switch (key) {
      case "a":
        write("a");
      case "b":
        if (read(key).equals("rb")) {
          return write("early");
        }
        write("b");
      case "c":
        write("c");
        break;
      case "d":
        return "d";
      default:
        throw new IllegalArgumentException(key);
    }
    return write("end");
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default void breaks(String text) {
    switch (text.length()) {
      case 1:
        write("1");
        if (text.equals("x")) break;
        write("1b");
      case 2:
        write("2");
        if (text.startsWith("y")) {
          write("left");
          break;
        } else {
          write("stays");
        }
      case 3:
        write("3");
    }
    write("end");
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default String both(String text) {
    String value;
    switch (text.length()) {
      case 0:
        write("0");
      case 1:
        if (text.equals("r")) {
          return "returned";
        }
        if (text.equals("b")) {
          value = write("broken");
          break;
        }
        if (text.equals("t")) {
          throw new IllegalStateException();
        }
        write("on");
      default:
        value = read(text);
    }
    return write(value);
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default String mixed(String text) {
    switch (text.length()) {
      case 1:
        if (text.compareTo("m") < 0) {
          if (text.equals("a")) {
            return "a";
          }
          if (text.equals("b")) {
            break;
          }
          write("low");
        } else {
          write("high");
        }
        write("one");
      case 2:
        write("two");
    }
    return write("end");
  }
}

final class Run implements Script, Exits {
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
    trial.bind(Exits.class, this);
    trial.check(ExitsDeployment.RETURNS, this::returns, "a", "b", "c", "d", "e", null);
    trial.check(
        ExitsDeployment.BREAKS,
        text -> {
          breaks(text);
          return null;
        },
        "x",
        "a",
        "y",
        "ya",
        "ab",
        "abc",
        "",
        null);
    trial.check(ExitsDeployment.BOTH, this::both, "", "r", "b", "t", "a", "ab", null);
    trial.check(ExitsDeployment.MIXED, this::mixed, "a", "b", "c", "n", "ab", "abc", null);
  }
}
