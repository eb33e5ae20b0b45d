package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Whole numbers fail when divided by zero, before the next effect; floating ones do not. */
interface Division {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default int statement(int n) {
    int quotient = 12 / n;
    write("after");
    int rest = 12 % n;
    return quotient + rest;
  }

  @Flow
  default String lazy(long n) {
    return n != 0 && 10 / n > 2 ? write("large") : "small" + (n == 0 ? 0L : 10 % n);
  }

  @Flow
  default double floating(double d) {
    double quotient = 1 / d;
    write("after");
    return quotient > 5 ? 5 : 7 % (d + 2);
  }

  @Flow
  default int least(int n) {
    return Integer.MIN_VALUE / n + Integer.MIN_VALUE % n;
  }

  @Flow
  default boolean unused(int n) {
    int unused = 1 / n;
    return n == 0;
  }
}

final class Run implements Script, Division {
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
    trial.bind(Division.class, this);
    trial.check(DivisionDeployment.STATEMENT, this::statement, 5, 0, -5);
    trial.check(DivisionDeployment.LAZY, this::lazy, 1L, 0L, 9L);
    trial.check(DivisionDeployment.FLOATING, this::floating, 0.0, -0.0, 2.0);
    trial.check(DivisionDeployment.LEAST, this::least, -1, 0, 1);
    trial.check(DivisionDeployment.UNUSED, this::unused, 1, 0);
  }
}
