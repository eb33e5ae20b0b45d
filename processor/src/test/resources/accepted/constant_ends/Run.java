package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;

interface Ends {
  boolean ON = true;

  @Tool(effect = Effect.READ)
  boolean ask(String what);

  @Tool
  void write(String what);

  // To javac the variable has a value behind the 'if', because nothing gets there.
  @Flow
  default String neither(String text) {
    String never;
    if (ask(text)) {
      if (true) {
        return "yes";
      }
    } else {
      if (ON && 1 < 2) {
        return "no";
      }
    }
    write("never");
    return never;
  }

  @Flow
  default String one(String text) {
    if (ask(text)) {
      if (!ON) {
        return "never";
      }
      write("asked");
    } else if (ON) {
      return "no";
    }
    return "yes";
  }
}

final class Run implements Script, Ends {
  @Override
  public boolean ask(String what) {
    Calls.read("ask", what);
    return what.isEmpty();
  }

  @Override
  public void write(String what) {
    Calls.write("write", what);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Ends.class, this);
    trial.check(EndsDeployment.NEITHER, this::neither, "", "x", null);
    trial.check(EndsDeployment.ONE, this::one, "", "x", null);
  }
}
