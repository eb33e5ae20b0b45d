package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Joins {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String one(int n) {
    String value;
    if (n > 0) {
      value = read("a");
    } else {
      value = "none";
    }
    return value + n;
  }

  @Flow
  default String two(int n) {
    String a;
    final int b;
    if (n > 3) {
      a = write("large");
      b = n * 2;
    } else if (n > 0) {
      b = 1;
      a = read("small" + b);
    } else {
      String inner = write("inner");
      a = inner;
      b = inner.length();
    }
    return a + b;
  }

  @Flow
  default String nested(int n) {
    String a;
    if (n > 0) {
      if (n > 10) {
        a = read("x");
      } else {
        a = read("y");
      }
      write(a);
    } else {
      a = write("z");
    }
    return a;
  }

  @Flow
  default String later(int n) {
    String a;
    long wide;
    a = read("later");
    if (n == 0) wide = n; else wide = 1;
    return a + wide;
  }
}

final class Run implements Script, Joins {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Joins.class, this);
    trial.check(JoinsDeployment.ONE, this::one, 0, 1);
    trial.check(JoinsDeployment.TWO, this::two, 0, 1, 4);
    trial.check(JoinsDeployment.NESTED, this::nested, 0, 1, 11);
    trial.check(JoinsDeployment.LATER, this::later, 0, 1);
  }
}
