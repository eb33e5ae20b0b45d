package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Both arms reach the rest, and some way in one of them returns. */
interface Partial {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String mixed(int n) {
    String a;
    int b;
    if (n > 0) {
      a = read("positive");
      if (n > 10) {
        return a;
      }
      b = n;
    } else {
      write("negative");
      a = "neg";
      b = -n;
    }
    write("rest " + a);
    if (b > 3) {
      return a + b;
    }
    write("last");
    return a;
  }

  @Flow
  default long one(int n) {
    long value;
    if (n > 0) {
      if (n > 10) {
        if (n > 100) {
          return 100;
        }
        write("between");
      }
      value = n;
    } else {
      value = 0;
    }
    return value + 1;
  }

  @Flow
  default void effects(int n) {
    if (n > 0) {
      write("a");
      if (n > 1) {
        return;
      }
    }
    write("b");
    if (n < 0) {
      if (n < -1) {
        return;
      }
      write("c");
    } else {
      write("d");
    }
    write("e");
  }
}

final class Run implements Script, Partial {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public void write(String what) {
    Calls.write("write", what);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Partial.class, this);
    trial.check(PartialDeployment.MIXED, this::mixed, -5, -1, 0, 1, 5, 11);
    trial.check(PartialDeployment.ONE, this::one, 0, 5, 11, 101);
    trial.check(
        PartialDeployment.EFFECTS,
        n -> {
          effects(n);
          return null;
        },
        -2,
        -1,
        0,
        1,
        2);
  }
}
