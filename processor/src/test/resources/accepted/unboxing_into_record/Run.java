package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Null fails where a record takes a primitive, before the next effect. */
interface Unboxing {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Size(int width, long height) {}

  @Tool(effect = Effect.READ)
  Integer number(String what);

  @Flow
  default Size made(Integer n) {
    Size size = new Size(n, n);
    write("made");
    return size;
  }

  @Flow
  default int steps(String text) {
    return new Size(number(text), write(text).length()).width() + number("a");
  }
}

final class Run implements Script, Unboxing {
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
  public Integer number(String what) {
    Calls.read("number", what);
    return "null".equals(what) ? null : Integer.valueOf(3);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Unboxing.class, this);
    trial.check(UnboxingDeployment.MADE, this::made, 1, null);
    trial.check(UnboxingDeployment.STEPS, this::steps, "a", "null", "bad", null);
  }
}
