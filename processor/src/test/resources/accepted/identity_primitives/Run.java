package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** == on primitives, enums and a box with a primitive. */
interface Same {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Color {
    RED,
    GREEN
  }

  @Tool(effect = Effect.READ)
  Color color(String what);

  @Flow
  default boolean numbers(int n) {
    return n == 3L || n == 4.0 || 'b' == n;
  }

  @Flow
  default boolean zeros(double d) {
    return d == 0.0 & 1 / (d + 1) != d;
  }

  @Flow
  default boolean box(Integer n) {
    return n == 1000 || n != 5;
  }

  @Flow
  default String enums(Color input) {
    Color found = color("RED");
    return input == found ? write("same") : input == Color.GREEN ? "green" : "null";
  }

  @Flow
  default boolean booleans(boolean input) {
    return input == (input != true) == false;
  }
}

final class Run implements Script, Same {
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
  public Color color(String what) {
    Calls.read("color", what);
    return Color.valueOf(what);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Same.class, this);
    trial.check(SameDeployment.NUMBERS, this::numbers, 3, 4, 98, 5);
    trial.check(SameDeployment.ZEROS, this::zeros, 0.0, -0.0, 1.0);
    trial.check(SameDeployment.BOX, this::box, 1000, 5, null);
    trial.check(SameDeployment.ENUMS, this::enums, Color.RED, Color.GREEN, null);
    trial.check(SameDeployment.BOOLEANS, this::booleans, true, false);
  }
}
