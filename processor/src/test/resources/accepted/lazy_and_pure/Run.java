package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A pure, or a step, on the right of a lazy operator runs only when Java runs it. */
interface Lazy {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Pure
  static boolean divides(int a, int b) {
    return b % a == 0;
  }

  @Flow
  default boolean and(int n) {
    return n != 0 && divides(n, 12);
  }

  @Flow
  default boolean or(int n) {
    return n == 0 || divides(n, 12) || write("or").isEmpty();
  }

  @Flow
  default boolean mixed(int n) {
    boolean found = (n > 3 || divides(n, 3)) && write("m").length() > n;
    return found & divides(n, 6);
  }

  @Flow
  default String arm(int n) {
    return n == 0 ? "zero" : divides(n, 12) ? write("yes") : "no";
  }
}

final class Run implements Script, Lazy {
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
    trial.bind(Lazy.class, this);
    trial.check(LazyDeployment.AND, this::and, 0, 1, 5);
    trial.check(LazyDeployment.OR, this::or, 0, 1, 5);
    trial.check(LazyDeployment.MIXED, this::mixed, 0, 1, 2, 4, -1);
    trial.check(LazyDeployment.ARM, this::arm, 0, 1, 5);
  }
}
