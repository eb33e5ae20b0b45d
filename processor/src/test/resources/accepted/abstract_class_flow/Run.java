package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Flows of an abstract class: its tools are abstract, or have a body that uses its state. */
abstract class Work {
  private int count;

  @Tool
  abstract String write(String what);

  @Tool(effect = Effect.READ)
  int next(int step) {
    count += step;
    Calls.read("next", step);
    return step * 2;
  }

  @Reasoner(model = "m")
  abstract String think(String text);

  @Flow
  String all(String text) {
    String thought = think(text);
    int next = next(thought.length());
    return write(thought + next) + later(next);
  }

  @Flow
  String later(int n) {
    return n > 4 ? write("late") : "early";
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Work work = new Work() {
      @Override
      String write(String what) {
        Calls.write("write", what);
        return "w" + what;
      }

      @Override
      String think(String text) {
        Calls.read("think", text);
        return text.isEmpty() ? null : text + "!";
      }
    };
    trial.bind(Work.class, work);
    trial.check(WorkDeployment.ALL, work::all, "a", "abc", "", null);
    trial.check(WorkDeployment.LATER, work::later, 1, 9);
  }
}
