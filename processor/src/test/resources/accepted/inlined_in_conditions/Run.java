package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Flows inlined in conditions, selectors, arms and loops. */
interface Inner {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default boolean known(String text) {
    if (text.isEmpty()) {
      return false;
    }
    return read(text).length() > 2;
  }

  @Flow
  default String stored(String text) {
    if (known(text)) {
      return write(text);
    }
    throw new IllegalArgumentException(text);
  }

  @Flow
  default String conditions(String text) {
    if (known(text) && !known(text.substring(1)) || write("or").isEmpty()) {
      return stored(text) + (known("x") ? "x" : stored("yy"));
    }
    return switch (stored("ab" + text)) {
      case "wab" -> "empty";
      default -> stored(text);
    };
  }

  @Flow
  default String loops(String text) {
    String last = text;
    for (int i = 0; i < 2; i++) {
      last = stored(last);
    }
    return Flows.iterate(last, 2, value -> stored(value), value -> known(value));
  }
}

final class Run implements Script, Inner {
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
    trial.bind(Inner.class, this);
    trial.check(InnerDeployment.KNOWN, this::known, "", "a", "ab", "fail", null);
    trial.check(InnerDeployment.STORED, this::stored, "", "a", "ab", "bad", null);
    trial.check(
        InnerDeployment.CONDITIONS,
        this::conditions,
        "", "a", "ab", "abc", "bad", "fail", null);
    trial.check(InnerDeployment.LOOPS, this::loops, "ab", "a", "bad", null);
  }
}
