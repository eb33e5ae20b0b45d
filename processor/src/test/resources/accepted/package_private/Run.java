package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Nothing here is public, and the tools of a class have bodies. */
class Local {
  record Hidden(String text) {}

  enum Kind {
    A,
    B
  }

  private int calls;

  @Tool(effect = Effect.READ)
  Hidden make(String text) {
    calls++;
    return new Hidden(text + (calls > 0));
  }

  @Tool
  static Kind kind(Hidden hidden) {
    Calls.write("kind", hidden);
    return hidden.text().length() > 5 ? Kind.A : Kind.B;
  }

  @Flow
  Kind all(String text) {
    return kind(make(text));
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Local local = new Local();
    trial.bind(Local.class, local);
    trial.check(LocalDeployment.ALL, local::all, "a", "abc");
  }
}
