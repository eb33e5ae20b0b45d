package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The key of a case is the name of the constant, whatever its class or text is. */
interface Keys {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Level {
    LOW {
      @Override
      int weight() {
        return 1;
      }
    },
    HIGH {
      @Override
      int weight() {
        return 10;
      }
    };

    abstract int weight();
  }

  enum Quoted {
    default_,
    $dollar,
    été
  }

  @Flow
  default String body(Level level) {
    return switch (level) {
      case LOW -> write("low");
      case HIGH -> "high";
    };
  }

  @Flow
  default String names(Quoted quoted) {
    switch (quoted) {
      case default_:
        return write("default");
      case $dollar:
        return write("dollar");
      case été:
        return write("summer");
    }
    return "none";
  }
}

final class Run implements Script, Keys {
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
  public void run(Trial trial) {
    trial.bind(Keys.class, this);
    trial.check(KeysDeployment.BODY, this::body, Level.LOW, Level.HIGH, null);
    trial.check(
        KeysDeployment.NAMES,
        this::names,
        Quoted.default_, Quoted.$dollar, Quoted.été, null);
  }
}
