package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Parentheses, qualified names and casts that widen change nothing. */
interface Parens {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Color {
    RED
  }

  @Flow
  default String parens(String text) {
    String found = ((this)).read((text));
    (this).write((found));
    return (("a" + (found)) + ((1 + (2))));
  }

  @Flow
  default double casts(int n) {
    long wide = (long) n * n;
    double real = (double) wide / 2;
    return real + (long) n + (float) 1;
  }

  @Flow
  default boolean names(Parens.Color color) {
    return color == demo.Parens.Color.RED && java.util.Objects.equals(java.lang.Math.max(1, 2), 2);
  }
}

final class Run implements Script, Parens {
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
    trial.bind(Parens.class, this);
    trial.check(ParensDeployment.PARENS, this::parens, "a", "fail", "null", null);
    trial.check(ParensDeployment.CASTS, this::casts, 3, Integer.MAX_VALUE);
    trial.check(ParensDeployment.NAMES, this::names, Color.RED, null);
  }
}
