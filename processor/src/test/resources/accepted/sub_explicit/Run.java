package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;

/** {@code Flows.sub} makes a child run of a flow of the same class too; without it the flow is inlined. */
class Reports {
  @Tool(effect = Effect.READ)
  static String read(String name) {
    Calls.read("read", name);
    return "<" + name + ">";
  }

  @Flow
  static String section(String name) {
    String text = read(name);
    return text + text;
  }

  @Flow
  static String report(String name) {
    String inlined = section(name);
    String child = Flows.sub(() -> section(inlined));
    return Flows.sub(() -> (section(read(child)))) + inlined;
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(ReportsDeployment.REPORT, Reports::report, "a", "");
  }
}
