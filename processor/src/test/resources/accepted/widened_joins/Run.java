package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** What arms and rounds assign is converted to the type of the variable. */
interface Widened {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  Integer number(String what);

  @Flow
  default String joined(String text) {
    long value;
    double real;
    if (text.length() > 1) {
      value = number(text);
      real = 'c';
    } else {
      value = 'a';
      real = number(text);
      write("else");
    }
    return value / 2 + "," + real / 2;
  }

  @Flow
  default double selected(String text) {
    double real = switch (text) {
      case "a" -> number(text);
      case "b" -> 3L;
      default -> 'c';
    };
    return real / 2;
  }

  @Flow
  default long carried(String text) {
    long last = number(text);
    for (int i = 0; i < 3; i++) {
      last = number(text + i) + last * 1000000000;
    }
    return last;
  }

  @Flow
  default Double boxed(Integer n) {
    double start = n;
    return Flows.iterate(start / 2, 2, last -> last + number("a") / 2, last -> last > 9);
  }
}

final class Run implements Script, Widened {
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
  public Integer number(String what) {
    Calls.read("number", what);
    return what == null || what.equals("null") || what.isEmpty() ? null : Integer.valueOf(what.length());
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Widened.class, this);
    trial.check(WidenedDeployment.JOINED, this::joined, "ab", "a", "null", "", null);
    trial.check(WidenedDeployment.SELECTED, this::selected, "a", "b", "c", "null", null);
    trial.check(WidenedDeployment.CARRIED, this::carried, "a", "null", "abc");
    trial.check(WidenedDeployment.BOXED, this::boxed, 1, 40, null);
  }
}
