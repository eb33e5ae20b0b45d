package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Two keys with one hash code are two cases. */
interface Clash {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String steps(String text) {
    switch (text) {
      case "Aa" -> write("first");
      case "BB" -> write("second");
      case "" -> write("empty");
      default -> write("none");
    }
    return write("end");
  }

  @Flow
  default int expression(String text) {
    return switch (text) {
      case "AaAa", "BBBB" -> 1;
      case "AaBB" -> 2;
      default -> 3;
    };
  }
}

final class Run implements Script, Clash {
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
    trial.bind(Clash.class, this);
    trial.check(ClashDeployment.STEPS, this::steps, "Aa", "BB", "C#", "", null);
    trial.check(ClashDeployment.EXPRESSION, this::expression, "AaAa", "BBBB", "AaBB", "BBAa", null);
  }
}
