package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Clock {
  @Tool(effect = Effect.READ)
  long millis();
}

/** A record keeps its collaborators in components. */
record Timing(Clock clock, @Named("b") Clock other) {

  @Flow
  long measure() {
    long a = clock.millis();
    long b = this.other.millis();
    return a - b + clock().millis();
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Clock one = () -> 5;
    Clock two = () -> 3;
    trial.bind(Clock.class, one).bind(Clock.class, "b", two);
    trial.check(TimingDeployment.MEASURE, input -> new Timing(one, two).measure(), (Void) null);
  }
}
