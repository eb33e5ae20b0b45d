package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;

/** Constant expressions where Java wants a constant: labels, and numbers that it narrows. */
interface Labels {
  boolean ON = true;

  @Flow
  default String run(int n) {
    int chosen = switch (n) {
      case (ON ? 5 : 6) -> 1;
      case (!ON && ON ? 5 : 6) -> 2;
      default -> 3;
    };
    int spelt = switch (ON + "-" + n) {
      case true + "-" + 5 -> 1;
      case "true-" + 6 -> 2;
      default -> 3;
    };
    byte narrow = ON ? 1 : 2;
    byte sum = 'a' + (2 > 1 && ON ? 1 : 0);
    String set;
    if (ON && 1 < 2) set = "set";
    return chosen + " " + spelt + " " + narrow + " " + sum + " " + set;
  }
}

final class Run implements Script, Labels {
  @Override
  public void run(Trial trial) {
    trial.check(LabelsDeployment.RUN, this::run, 5);
    trial.check(LabelsDeployment.RUN, this::run, 6);
    trial.check(LabelsDeployment.RUN, this::run, 7);
  }
}
