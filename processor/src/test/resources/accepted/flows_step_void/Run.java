package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Flows.step names a call with and without a result. */
interface Steps {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  void send(String text);

  @Flow
  default void nothing(String text) {
    Flows.step("sending", StepOptions.NONE.timeoutSeconds(5), () -> send(text));
    Flows.step("again", StepOptions.NONE, () -> send(text + "!"));
  }

  @Flow
  default String value(String text) {
    String found = Flows.step("reading", StepOptions.NONE, () -> read(text));
    Flows.step("", StepOptions.NONE.cost(1), () -> write(found));
    return found + Flows.step("last", StepOptions.NONE, () -> write("last"));
  }
}

final class Run implements Script, Steps {
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
  public void send(String text) {
    Calls.write("send", text);
    if ("bad".equals(text)) {
      throw new IllegalStateException("send");
    }
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Steps.class, this);
    trial.check(
        StepsDeployment.NOTHING,
        in -> {
          nothing(in);
          return null;
        },
        "a", "bad", null);
    trial.check(StepsDeployment.VALUE, this::value, "a", "fail", "bad", null);
  }
}
