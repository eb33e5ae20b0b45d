package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Floats {
  record In(float f, double d, int i, long l) {}

  record Out(float f, double d, double mixed, boolean less, boolean same) {}

  @Flow
  default Out all(In in) {
    float f = in.f() * 2 + in.i() - 0.5f % in.f();
    double d = in.d() / 3 + in.l();
    double mixed = in.f() + in.d() * in.i() - 1e-3;
    return new Out(f, d, mixed, in.f() < in.d(), 0.0 / 0.0 == 0.0 / 0.0 || in.d() == in.l());
  }

  @Flow
  default long rounded(double value) {
    return Math.round(Math.max(value, -value) + 0.25);
  }
}

final class Run implements Script, Floats {
  @Override
  public void run(Trial trial) {
    trial.check(
        FloatsDeployment.ALL,
        this::all,
        new In(1.5f, 2.25, 3, 4),
        new In(-0.1f, 1e200, Integer.MIN_VALUE, Long.MAX_VALUE),
        new In(16777217f, -0.0, 0, 0));
    trial.check(FloatsDeployment.ROUNDED, this::rounded, 1.3, -7.75, 0.0);
  }
}
