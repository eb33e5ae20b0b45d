package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A value that an inlined flow returns may fail, and must do so before what follows. */
interface Returned {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Box(String text) {}

  @Flow
  default int divide(int a, int b) {
    return a / b;
  }

  @Flow
  default String text(Box box) {
    return box.text();
  }

  @Flow
  default String use(int a, int b, Box box) {
    int sum = divide(a, b) + write("after").length();
    divide(sum, b - 1);
    String pair = text(box) + write(text(box) + "!") + text(box).length();
    return pair + sum;
  }

  @Flow
  default String lazily(int b, Box box) {
    boolean both = b > 0 && divide(10, b) > 3;
    return both ? text(box) : "none" + divide(1, b + 1);
  }
}

final class Run implements Script, Returned {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Returned.class, this);
    Box box = new Box("x");
    trial.check(
        ReturnedDeployment.USE,
        in -> use(in.a(), in.b(), in.box()),
        new ReturnedDeployment.UseInput(4, 2, box),
        new ReturnedDeployment.UseInput(4, 0, box),
        new ReturnedDeployment.UseInput(4, 1, box),
        new ReturnedDeployment.UseInput(4, 2, null),
        new ReturnedDeployment.UseInput(4, 2, new Box(null)));
    trial.check(
        ReturnedDeployment.LAZILY,
        in -> lazily(in.b(), in.box()),
        new ReturnedDeployment.LazilyInput(0, box),
        new ReturnedDeployment.LazilyInput(2, box),
        new ReturnedDeployment.LazilyInput(2, null),
        new ReturnedDeployment.LazilyInput(-1, box));
  }
}
