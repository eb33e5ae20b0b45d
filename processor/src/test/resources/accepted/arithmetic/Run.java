package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Sums {
  record In(int a, int b, long l, byte x, short y, char c) {}

  record Out(int i, long l, int narrow, int shifts, long longShifts, int bits, char c, byte folded) {}

  @Flow
  default Out all(In in) {
    int i = in.a() + in.b() * 3 - in.a() / (in.b() | 1) % 7;
    long l = in.l() * in.a() + -in.b() - ~in.l();
    int narrow = in.x() + in.y() * +in.c() - -in.x() + ~in.c();
    int shifts = (in.a() << in.b()) + (in.a() >> 2) + (in.a() >>> in.l());
    long longShifts = (in.l() << 65) ^ (in.l() >> in.x()) ^ (in.l() >>> in.c());
    int bits = in.a() & in.b() | in.x() ^ in.y();
    byte folded = 10 + 5 * 2;
    return new Out(i, l, narrow, shifts, longShifts, bits, in.c(), folded);
  }

  @Flow
  default int divide(int a, int b) {
    return a / b;
  }

  @Flow
  default boolean compare(long a, int b) {
    return a < b == a <= b != (a > b | a >= b) ^ (a == b & a != b);
  }

  @Flow
  default int negate(int a) {
    return -a + (int) 2.9 + (byte) 300 - 2147483647 * 60 * 60;
  }
}

final class Run implements Script, Sums {
  @Override
  public void run(Trial trial) {
    trial.check(
        SumsDeployment.ALL,
        this::all,
        new In(1, 2, 3, (byte) 4, (short) 5, 'a'),
        new In(Integer.MAX_VALUE, -1, Long.MIN_VALUE, (byte) -128, Short.MIN_VALUE, '\uffff'),
        new In(-7, 33, -1, (byte) -1, (short) -1, '\0'));
    trial.check(
        SumsDeployment.DIVIDE,
        in -> divide(in.a(), in.b()),
        new SumsDeployment.DivideInput(7, 2),
        new SumsDeployment.DivideInput(7, 0),
        new SumsDeployment.DivideInput(Integer.MIN_VALUE, -1));
    trial.check(
        SumsDeployment.COMPARE,
        in -> compare(in.a(), in.b()),
        new SumsDeployment.CompareInput(1, 1),
        new SumsDeployment.CompareInput(1, 2),
        new SumsDeployment.CompareInput(2, 1));
    trial.check(SumsDeployment.NEGATE, this::negate, 5, Integer.MIN_VALUE);
  }
}
