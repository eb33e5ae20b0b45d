package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A compact constructor runs wherever Java runs it, at each place. */
interface Compact {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Even(int number) {
    public Even {
      if (number % 2 != 0) {
        throw new IllegalArgumentException("odd");
      }
      number = number / 2;
    }
  }

  record Outer(Even left, Even right) {
    public Outer {
      if (left == null) {
        left = right;
      }
    }
  }

  @Flow
  default int twice(int n) {
    Even first = new Even(n);
    write("first");
    Even second = new Even(first.number());
    write("second");
    return first.number() * 100 + second.number();
  }

  @Flow
  default Outer nested(Integer n) {
    return new Outer(n == null ? null : new Even(n), new Even(4));
  }

  @Flow
  default int lazy(int n) {
    return n > 10 && new Even(n).number() > 6 ? new Even(n + 1).number() : 0;
  }
}

final class Run implements Script, Compact {
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
    trial.bind(Compact.class, this);
    trial.check(CompactDeployment.TWICE, this::twice, 8, 2, 3, 6);
    trial.check(CompactDeployment.NESTED, this::nested, 8, 3, null);
    trial.check(CompactDeployment.LAZY, this::lazy, 1, 11, 12, 14);
  }
}
