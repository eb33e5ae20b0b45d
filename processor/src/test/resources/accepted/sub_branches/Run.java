package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;

/** Child runs in the arms of a branch, in a condition and on the right of an operator. */
class Checks {
  @Tool(effect = Effect.READ)
  static boolean known(String name) {
    Calls.read("known", name);
    return name.length() > 2;
  }

  @Tool
  static String register(String name) {
    Calls.write("register", name);
    return "#" + name;
  }

  @Flow
  static boolean allowed(String name) {
    return !name.isEmpty() && known(name);
  }

  @Flow
  static String enrol(String name) {
    return register(name);
  }
}

class Desk {
  @Flow
  static String admit(String name) {
    String badge;
    if (name.length() < 5 && Checks.allowed(name)) {
      badge = Checks.enrol(name);
    } else {
      badge = "none";
    }
    return Checks.allowed(name) ? badge + Checks.enrol(badge) : badge;
  }

  @Flow
  static String kind(String name) {
    return switch (name) {
      case "" -> "nobody";
      case "guest" -> Checks.enrol("g");
      default -> {
        String other = Checks.enrol(name);
        yield other + "!";
      }
    };
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(DeskDeployment.ADMIT, Desk::admit, "", "ab", "abc", "abcdef", null);
    trial.check(DeskDeployment.KIND, Desk::kind, "", "guest", "x");
  }
}
