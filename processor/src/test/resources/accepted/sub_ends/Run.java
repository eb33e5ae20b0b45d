package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import dev.sluice.runtime.*;
import java.util.concurrent.CountDownLatch;

/** A child ends with its parent, by its own time limit, and not at all before everything it needs is bound. */
interface Doors {
  @Tool(effect = Effect.READ)
  String open(String name) throws InterruptedException;
}

class Inner {
  private final Doors doors;

  Inner(Doors doors) {
    this.doors = doors;
  }

  @Flow(timeoutSeconds = 1)
  String enter(String name) throws InterruptedException {
    return doors.open(name);
  }

  @Flow
  String wait(String name) throws InterruptedException {
    return doors.open(name);
  }
}

class Outer {
  private final Inner inner;

  Outer(Inner inner) {
    this.inner = inner;
  }

  @Flow
  String limited(String name) throws InterruptedException {
    return inner.enter(name);
  }

  @Flow
  String endless(String name) throws InterruptedException {
    return inner.wait(name);
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) throws Exception {
    CountDownLatch entered = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch left = new CountDownLatch(1);
    Doors doors = name -> {
      if (name.equals("open")) {
        return "in";
      }
      if (name.equals("shut")) {
        never.await();
      }
      entered.countDown();
      try {
        never.await();
      } finally {
        left.countDown();
      }
      return "never";
    };
    try (Sluice sluice = Sluice.builder().bind(Doors.class, doors).build()) {
      try {
        sluice.run(OuterDeployment.LIMITED, "shut");
        throw new AssertionError();
      } catch (StepFailed failed) {
        equal(failed.stepId(), "limited/return");
        equal(failed.originalClass(), RunTimedOut.class.getName());
        equal(failed.getCause().getMessage().contains("/limited/return"), true);
      }
      dev.sluice.runtime.Run<String> run = sluice.start(OuterDeployment.ENDLESS, "locked");
      entered.await();
      run.cancel();
      try {
        run.result();
        throw new AssertionError();
      } catch (RunCancelled cancelled) {
        left.await();
      }
    }
    try (Sluice sluice = Sluice.builder().build()) {
      sluice.run(OuterDeployment.ENDLESS, "open");
      throw new AssertionError();
    } catch (DeploymentException missing) {
      equal(missing.code(), "BINDING_MISSING");
      equal(missing.getMessage().contains("Flow 'endless' of demo.Outer"), true);
      equal(missing.getMessage().contains(".bind(demo.Doors.class, ...)   for open"), true);
    }
    trial.bind(Doors.class, doors);
    trial.check(OuterDeployment.LIMITED, new Outer(new Inner(doors))::limited, "open");
  }

  private static void equal(Object got, Object wanted) {
    if (!got.equals(wanted)) {
      throw new AssertionError(got + " instead of " + wanted);
    }
  }
}
