package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Extreme numbers, and floats, survive a boundary as they are. */
interface Numbers {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record All(byte b, short s, int i, long l, float f, double d, char c, boolean z) {}

  @Tool
  All echo(All all);

  @Tool
  double same(float f);

  @Flow
  default All all(All in) {
    return echo(in);
  }

  @Flow
  default double wide(Float f) {
    return same(f) + f;
  }

  @Flow
  default String text(All in) {
    All out = echo(in);
    return out.b() + "," + out.s() + "," + out.i() + "," + out.l() + "," + out.c() + out.z();
  }
}

final class Run implements Script, Numbers {
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
  public All echo(All all) {
    Calls.write("echo", all);
    return all;
  }

  @Override
  public double same(float f) {
    Calls.write("same", f);
    return f;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Numbers.class, this);
    trial.check(
        NumbersDeployment.ALL,
        this::all,
        new All((byte) -128, (short) -32768, Integer.MIN_VALUE, Long.MIN_VALUE, Float.MIN_VALUE, Double.MAX_VALUE, '\ud800', true), new All((byte) 1, (short) 1, 1, 1L << 53 | 1, 0.1f, -0.0, '\0', false), null);
    trial.check(NumbersDeployment.WIDE, this::wide, 0.1f, Float.MAX_VALUE, -0.0f, 16777217f, null);
    trial.check(
        NumbersDeployment.TEXT,
        this::text,
        new All((byte) -128, (short) -32768, Integer.MIN_VALUE, Long.MIN_VALUE, Float.MIN_VALUE, Double.MAX_VALUE, 'x', true), null);
  }
}
