package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A default between the cases falls through like any other. */
interface Middle {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Size {
    S,
    M,
    L
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default String enums(Size size) {
    switch (size) {
      case S:
        write("s");
      default:
        write("default");
      case L:
        write("l");
    }
    return write("end");
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default String numbers(Integer n) {
    switch (n) {
      default:
        write("default");
      case 1:
        write("1");
        break;
      case 2:
        return write("2");
    }
    return write("end");
  }
}

final class Run implements Script, Middle {
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
    trial.bind(Middle.class, this);
    trial.check(MiddleDeployment.ENUMS, this::enums, Size.S, Size.M, Size.L, null);
    trial.check(MiddleDeployment.NUMBERS, this::numbers, 1, 2, 3, null);
  }
}
