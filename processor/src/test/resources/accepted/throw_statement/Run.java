package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Throws {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String guard(String text) {
    write("first");
    if (text.isEmpty()) {
      throw new IllegalArgumentException("empty");
    }
    String found = read(text);
    if (found.equals("rb")) throw (new IllegalStateException());
    write(found);
    return found;
  }

  @Flow
  default String last(String text) {
    String found = read(text);
    write(found);
    throw new UnsupportedOperationException("no " + found + text.length());
  }

  @Flow
  default String arms(String text) {
    if (text.equals("a")) {
      write("a");
      throw new IllegalArgumentException(text);
    } else if (text.equals("b")) {
      throw new IllegalStateException(text);
    } else {
      write("c");
      throw new UnsupportedOperationException(text);
    }
  }

  @Flow
  default void nothing(String text) {
    if (text.isEmpty()) {
      return;
    }
    if (text.length() > 2) {
      write("long");
      throw new IllegalStateException("long");
    }
    write(text);
  }
}

final class Run implements Script, Throws {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    if (what.equals("fail")) {
      throw new IllegalStateException("read");
    }
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    if (what.contains("bad")) {
      throw new UnsupportedOperationException("write");
    }
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Throws.class, this);
    trial.check(ThrowsDeployment.GUARD, this::guard, "a", "", "b", "fail", null);
    trial.check(ThrowsDeployment.LAST, this::last, "a", "fail", null);
    trial.check(ThrowsDeployment.ARMS, this::arms, "a", "b", "c", null);
    trial.check(
        ThrowsDeployment.NOTHING,
        text -> {
          nothing(text);
          return null;
        },
        "",
        "ab",
        "abc",
        null);
  }
}
