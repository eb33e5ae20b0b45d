package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

final class Limits {
  static final int MOST = 10;
  static final String NAME = "limits";

  private Limits() {}
}

class Rules {
  static final int TWICE = Limits.MOST * 2;
  static final List<String> QUEUES = List.of("a", Limits.NAME, "c".repeat(2));
  static final java.time.Duration WAIT = java.time.Duration.ofMinutes(TWICE);
  private static final Integer BOXED = 5;

  static final class Inner {
    static final Map<String, Integer> WEIGHTS = Map.of("x", BOXED);
  }

  @Flow
  boolean known(String queue) {
    final int minimum = 3;
    final String prefix = Limits.NAME + minimum;
    return QUEUES.contains(queue) && queue.length() < TWICE + minimum || queue.equals(prefix);
  }

  @Flow
  long sum() {
    return WAIT.toSeconds() + Inner.WEIGHTS.get("x") + Integer.MAX_VALUE + (true ? BOXED : 0);
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(RulesDeployment.KNOWN, new Rules()::known, "a", "cc", "limits3", "zz");
    trial.check(RulesDeployment.SUM, in -> new Rules().sum(), (Void) null);
  }
}
