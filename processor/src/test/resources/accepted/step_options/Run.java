package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Options {
  @Tool(effect = Effect.READ, retries = 1, timeoutSeconds = 30, cost = 2)
  String find(String id);

  @Tool(effect = Effect.EXTERNAL, idempotency = Idempotency.REQUIRED)
  void send(String text);

  @Reasoner(model = "m", retries = 3, retryIntervalSeconds = 0.5)
  String draft(String text);

  @Pure
  static String same(String text) {
    return text;
  }

  int RETRIES = 4;

  @Flow
  default String all(String id) {
    String declared = find(id);
    @Step(timeoutSeconds = 5, retryIntervalSeconds = 1.5, backoffRate = 2, cost = 0.25) String stated = find(id);
    @Step(name = "kept", retries = RETRIES) String renamed = draft(stated + declared);
    @Step(name = "pure.kept") String text = same(renamed);
    @Step(timeoutSeconds = 60) List<String> each = Flows.each(List.of(text), item -> find(item));
    Flows.step("sending", StepOptions.NONE.retries(2).timeoutSeconds(7).cost(3), () -> send(each.get(0)));
    String last = Flows.step("", StepOptions.NONE.backoffRate(1.5), () -> find(text));
    return last;
  }
}

final class Run implements Script, Options {
  @Override
  public String find(String id) {
    Calls.read("find", id);
    return "f" + id;
  }

  @Override
  public void send(String text) {
    Calls.write("send", text);
  }

  @Override
  public String draft(String text) {
    Calls.read("draft", text);
    return "d" + text;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Options.class, this);
    trial.check(OptionsDeployment.ALL, this::all, "a");
  }
}
