package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Logic {
  enum Size {
    SMALL,
    LARGE
  }

  record In(boolean a, Boolean b, Integer n, Size size, String text) {}

  @Flow
  default boolean lazy(In in) {
    return in.text() != null && in.text().length() > 2 || in.a() && in.b();
  }

  @Flow
  default boolean strict(In in) {
    return in.a() & in.b() | in.a() ^ !in.b();
  }

  @Flow
  default boolean same(In in) {
    return in.n() == 3 || in.size() == Size.LARGE || null == in.text() || in.b() == true;
  }

  @Flow
  default String choose(In in) {
    return in.a() ? in.text() : in.size() == null ? "none" : in.size().name() + in.size().ordinal();
  }
}

final class Run implements Script, Logic {
  @Override
  public void run(Trial trial) {
    In[] inputs = {
      new In(true, true, 3, Size.LARGE, "abc"),
      new In(false, false, 4, Size.SMALL, "a"),
      new In(true, null, 4, null, null),
      new In(false, null, null, Size.SMALL, "x"),
      new In(false, true, 1000, null, "long text")
    };
    trial.check(LogicDeployment.LAZY, this::lazy, inputs);
    trial.check(LogicDeployment.STRICT, this::strict, inputs);
    trial.check(LogicDeployment.SAME, this::same, inputs);
    trial.check(LogicDeployment.CHOOSE, this::choose, inputs);
  }
}
