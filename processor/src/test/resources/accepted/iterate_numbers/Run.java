package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Numbers {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Sum(int n, long total) {}

  @Pure
  static int half(int n) {
    return n / 2;
  }

  @Pure
  static Boolean small(Integer n) {
    return n == 1 ? null : n < 4;
  }

  @Pure
  static Sum next(Sum sum) {
    return new Sum(sum.n() + 1, sum.total() + sum.n());
  }

  @Flow
  default int halved(int n) {
    int found = Flows.iterate(n, 5, Numbers::half, Numbers::small);
    write("found" + found);
    return found;
  }

  @Flow
  default long widened(int n) {
    return Flows.<Long, RuntimeException>iterate((long) n, 3, last -> last * 3, last -> last > 20);
  }

  @Flow
  default byte narrowed(byte n) {
    return Flows.<Byte, RuntimeException>iterate(n, 3, last -> 7, last -> last == 7);
  }

  @Flow
  default Integer boxed(Integer n) {
    return Flows.iterate(n, 3, last -> last + 1, last -> last > 2 ? null : last == 100);
  }

  @Flow
  default Sum sums(Sum sum) {
    return Flows.iterate(sum, 10, Numbers::next, now -> now.total() > 5L);
  }
}

final class Run implements Script, Numbers {
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
    trial.bind(Numbers.class, this);
    trial.check(NumbersDeployment.HALVED, this::halved, 100, 0, 9, 3);
    trial.check(NumbersDeployment.WIDENED, this::widened, 1, 10);
    trial.check(NumbersDeployment.NARROWED, this::narrowed, (byte) 1);
    trial.check(NumbersDeployment.BOXED, this::boxed, 1, -9, null);
    trial.check(NumbersDeployment.SUMS, this::sums, new Sum(1, 0), new Sum(0, 9), null);
  }
}
