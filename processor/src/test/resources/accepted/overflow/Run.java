package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Integer arithmetic wraps around; Math.addExact does not. */
interface Overflow {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Two(int a, long b) {}

  @Flow
  default int ints(Two in) {
    return in.a() * in.a() + in.a() - -in.a();
  }

  @Flow
  default long longs(Two in) {
    return in.b() * 31 - in.a() + -in.b();
  }

  @Flow
  default long late(Two in) {
    long early = in.a() + 1;
    long wide = in.a() + 1L;
    return wide - early;
  }

  @Flow
  default int exact(Two in) {
    int sum = Math.addExact(in.a(), 1);
    write("added");
    return sum + Math.negateExact(in.a()) + Math.abs(in.a());
  }
}

final class Run implements Script, Overflow {
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
    trial.bind(Overflow.class, this);
    trial.check(
        OverflowDeployment.INTS,
        this::ints,
        new Two(3, 4), new Two(Integer.MAX_VALUE, Long.MAX_VALUE), new Two(Integer.MIN_VALUE, Long.MIN_VALUE), null);
    trial.check(
        OverflowDeployment.LONGS,
        this::longs,
        new Two(3, 4), new Two(Integer.MAX_VALUE, Long.MAX_VALUE), new Two(Integer.MIN_VALUE, Long.MIN_VALUE), null);
    trial.check(
        OverflowDeployment.LATE,
        this::late,
        new Two(3, 4), new Two(Integer.MAX_VALUE, Long.MAX_VALUE), new Two(Integer.MIN_VALUE, Long.MIN_VALUE), null);
    trial.check(
        OverflowDeployment.EXACT,
        this::exact,
        new Two(3, 4), new Two(Integer.MAX_VALUE, Long.MAX_VALUE), new Two(Integer.MIN_VALUE, Long.MIN_VALUE), null);
  }
}
