package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** What javac knows to be always so. */
interface Always {
  boolean ON = true;

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String run(String text) {
    final boolean off = false;
    String a;
    if (ON) {
      a = read(text);
    }
    String b;
    if (off) {
      b = write("never");
    } else {
      b = a + 1;
    }
    if (off || !ON) {
      return write("never");
    }
    if (ON && !off) return write(b);
    return "never";
  }
}

final class Run implements Script, Always {
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
    trial.bind(Always.class, this);
    trial.check(AlwaysDeployment.RUN, this::run, "a");
  }
}
