package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Logic {
  @Tool(effect = Effect.READ)
  boolean ask(String what);

  @Tool
  Boolean write(String what);

  @Pure
  static boolean even(int n) {
    return n % 2 == 0;
  }

  @Flow
  default boolean chain(int n) {
    return n > 0 && ask("a") && write("b") || !(n < -3 || ask("c")) && even(n);
  }

  @Flow
  default String test(int n) {
    if (n > 1 && ask("yes") || even(n)) {
      write("in");
    }
    boolean both = even(n) && n > 0;
    return both ? "both" : "not" + (even(n) || n > 3);
  }

  @Flow
  default boolean unboxed(int n) {
    return n > 0 || write(n == 0 ? null : "x");
  }
}

final class Run implements Script, Logic {
  @Override
  public boolean ask(String what) {
    Calls.read("ask", what);
    return what.equals("yes") || what.equals("a");
  }

  @Override
  public Boolean write(String what) {
    Calls.write("write", what);
    return what == null ? null : Boolean.valueOf(what.equals("x"));
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Logic.class, this);
    trial.check(LogicDeployment.CHAIN, this::chain, 1, 2, 0, -1, -2, -4);
    trial.check(LogicDeployment.TEST, this::test, 1, 2, 3, 5, 0);
    trial.check(LogicDeployment.UNBOXED, this::unboxed, 1, 0, -1);
  }
}
