package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Empty statements, blocks and branches do nothing. */
interface Empty {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String empty(String text) {
    {}
    if (text.isEmpty()) {
    } else {
    }
    {
      {
        write("a");
      }
    }
    switch (text.length()) {
      case 0:
      case 1:
      default:
    }
    return write("end");
  }

  @Flow
  default void conditions(String text) {
    if (write(text).isEmpty()) {
    }
    if (text.charAt(1) == 'b') {
    } else {
    }
    write("end");
  }
}

final class Run implements Script, Empty {
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
    trial.bind(Empty.class, this);
    trial.check(EmptyDeployment.EMPTY, this::empty, "", "a", "ab", null);
    trial.check(
        EmptyDeployment.CONDITIONS,
        in -> {
          conditions(in);
          return null;
        },
        "ab", "ac", "a", "bad", null);
  }
}
