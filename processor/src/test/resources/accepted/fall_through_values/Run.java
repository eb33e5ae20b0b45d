package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Values {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  @SuppressWarnings("fallthrough")
  default String joined(int n) {
    String value;
    boolean last;
    switch (n) {
      case 1:
        write("one");
      case 2:
        value = read("two");
        last = false;
        break;
      case 3:
        write("three");
      default:
        value = write("default");
        last = true;
    }
    return value + last;
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default String own(String key) {
    String given = read(key);
    switch (key) {
      case "a":
        String inner = write(given);
        write(inner + "1");
      case "b":
        inner = write(given + "b");
        write(inner + "2");
      case "bad":
        write(key);
      default:
    }
    return given;
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default String expression(String key) {
    String text = switch (key) {
      case "a":
        write("a");
      case "b":
        if (read(key).isEmpty()) {
          yield "never";
        }
        write("b");
      default:
        write("default");
      case "c":
        yield write("c");
      case "d":
        throw new IllegalStateException(key);
    };
    return write(text);
  }
}

final class Run implements Script, Values {
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
    trial.bind(Values.class, this);
    trial.check(ValuesDeployment.JOINED, this::joined, 1, 2, 3, 4);
    trial.check(ValuesDeployment.OWN, this::own, "a", "b", "bad", "c", "fail", null);
    trial.check(
        ValuesDeployment.EXPRESSION, this::expression, "a", "b", "c", "d", "e", "fail", null);
  }
}
