package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Flows and tools without parameters. */
interface None {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  String next();

  @Tool(effect = Effect.READ)
  void check();

  @Flow
  default String twice() {
    String first = next();
    check();
    return first + next();
  }

  @Flow
  default void nothing() {}

  @Flow
  default int constant() {
    return 42;
  }

  @Flow
  default String calls(String text) {
    nothing();
    return twice() + constant() + write(text) + twice();
  }
}

final class Run implements Script, None {
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
  public String next() {
    Calls.write("next");
    return "n";
  }

  @Override
  public void check() {
    Calls.read("check");
  }

  @Override
  public void run(Trial trial) {
    trial.bind(None.class, this);
    trial.check(NoneDeployment.TWICE, in -> twice(), (Void) null);
    trial.check(
        NoneDeployment.NOTHING,
        in -> {
          nothing();
          return null;
        },
        (Void) null);
    trial.check(NoneDeployment.CONSTANT, in -> constant(), (Void) null);
    trial.check(NoneDeployment.CALLS, this::calls, "a", "bad", null);
  }
}
