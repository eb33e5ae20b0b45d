package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Of several steps that fail, the first in the source is reported. */
interface Failures {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  int divide(int a, int b);

  @Flow
  default int two(String text) {
    int quotient = divide(1, text.length());
    String found = read(text);
    return quotient + found.length();
  }

  @Flow
  default String three(String text) {
    String first = read(text);
    String second = read(first);
    int length = divide(6, text.length() - 1);
    return first + second.length() + length;
  }

  @Flow
  default String expression(String text) {
    char third = text.charAt(2);
    String found = read(text);
    write(found);
    return found + third;
  }
}

final class Run implements Script, Failures {
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
  public int divide(int a, int b) {
    Calls.read("divide", a, b);
    return a / b;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Failures.class, this);
    trial.check(FailuresDeployment.TWO, this::two, "a", "", "null", "fail", null);
    trial.check(FailuresDeployment.THREE, this::three, "ab", "a", "", "null", "fail", null);
    trial.check(FailuresDeployment.EXPRESSION, this::expression, "abc", "", "fail", "null", null);
  }
}
