package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;

/** Names, time limits and costs of child runs. */
class Slow {
  @Tool(effect = Effect.READ)
  static int twice(int value) {
    Calls.read("twice", value);
    return 2 * value;
  }

  @Flow(timeoutSeconds = 600)
  static int work(int value) {
    return twice(value);
  }
}

class Boss {
  @Flow
  static int run(int value) {
    @Step(timeoutSeconds = 60, cost = 7) int first = Slow.work(value);
    @Step(name = "again") int second = Slow.work(first);
    int third = Flows.step("third", StepOptions.NONE.timeoutSeconds(9), () -> Slow.work(second));
    return Flows.step("", StepOptions.NONE.cost(2), () -> Flows.sub(() -> Slow.work(third)));
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(BossDeployment.RUN, Boss::run, 1, -3);
  }
}
