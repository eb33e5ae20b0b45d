package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Every option of @Step that is built, and none changes what the flow does. */
interface Stated {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE)
  String find(String what);

  @Reasoner(model = "m")
  String think(String text);

  @Flow
  default String all(String text) {
    @Step(
        name = "found",
        retries = 0,
        timeoutSeconds = 9,
        retryIntervalSeconds = 0.5,
        backoffRate = 1.5,
        cost = 2)
    String first = find(text);
    @Step(retries = 1, timeoutSeconds = 2)
    String thought = think(first);
    return write(thought);
  }
}

final class Run implements Script, Stated {
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
  public String find(String what) {
    return read(what);
  }

  @Override
  public String think(String text) {
    Calls.read("think", text);
    return text + "?";
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Stated.class, this);
    trial.check(StatedDeployment.ALL, this::all, "a", "fail", null);
  }
}
