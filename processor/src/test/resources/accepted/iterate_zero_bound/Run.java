package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A bound of zero gives the initial value, which is still computed. */
interface Zero {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  int NONE = 3 - 3;

  @Flow
  default String literal(String text) {
    return Flows.iterate(write(text), 0, last -> write(last), last -> last.isEmpty());
  }

  @Flow
  default int constant(int n) {
    int kept = Flows.iterate(10 / n, NONE, last -> last / (last - last), last -> true);
    write("after" + kept);
    return kept;
  }

  @Flow
  default String counted(String text) {
    String last = text;
    for (int i = 0; i < NONE; i++) {
      last = write(last);
    }
    return last;
  }
}

final class Run implements Script, Zero {
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
    trial.bind(Zero.class, this);
    trial.check(ZeroDeployment.LITERAL, this::literal, "a", "bad", null);
    trial.check(ZeroDeployment.CONSTANT, this::constant, 1, 0);
    trial.check(ZeroDeployment.COUNTED, this::counted, "a", null);
  }
}
