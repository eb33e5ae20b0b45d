package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The distance of a shift is masked and does not promote what is shifted. */
interface Shifts {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Two(int a, long b) {}

  @Flow
  default int ints(Two in) {
    return (in.a() << 33) + (in.a() >> in.b()) + (in.a() >>> 31) + (in.a() << -1);
  }

  @Flow
  default long longs(Two in) {
    return (in.b() << 65) ^ (in.b() >>> in.a()) | (in.b() >> 63) & ~in.b();
  }

  @Flow
  default long mixed(Two in) {
    return in.a() << in.b();
  }

  @Flow
  default boolean bits(Two in) {
    return (in.a() & 1) == 1 ^ (in.b() | 1) > 5 | in.a() == ~in.b();
  }
}

final class Run implements Script, Shifts {
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
    trial.bind(Shifts.class, this);
    trial.check(
        ShiftsDeployment.INTS,
        this::ints,
        new Two(1, 1), new Two(-1, 33), new Two(Integer.MIN_VALUE, -1L), new Two(77, 64), null);
    trial.check(
        ShiftsDeployment.LONGS,
        this::longs,
        new Two(1, 1), new Two(-1, 33), new Two(Integer.MIN_VALUE, -1L), new Two(77, 64), null);
    trial.check(
        ShiftsDeployment.MIXED,
        this::mixed,
        new Two(1, 1), new Two(-1, 33), new Two(Integer.MIN_VALUE, -1L), new Two(77, 64), null);
    trial.check(
        ShiftsDeployment.BITS,
        this::bits,
        new Two(1, 1), new Two(-1, 33), new Two(Integer.MIN_VALUE, -1L), new Two(77, 64), null);
  }
}
