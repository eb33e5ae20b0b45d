package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Inlined {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  final class Missing extends RuntimeException {
    Missing(String what) {
      super("missing " + what);
    }
  }

  @Flow
  default String found(String text) {
    String found = read(text);
    if (found.length() > 3) {
      throw new Missing(found);
    }
    return found;
  }

  @Flow
  default void required(String text) {
    if (text.isEmpty()) {
      throw new Missing("text");
    }
  }

  @Flow
  default String refused(String text) {
    write("refused");
    throw new Missing(text);
  }

  @Flow
  default String run(String text) {
    required(text);
    String first = found(text);
    write(first);
    String second = found(text + text);
    write(second);
    return text.equals("x") ? refused(text) : first + second;
  }
}

final class Run implements Script, Inlined {
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
    trial.bind(Inlined.class, this);
    trial.check(InlinedDeployment.FOUND, this::found, "a", "abc", null);
    trial.check(InlinedDeployment.RUN, this::run, "", "a", "abc", "ab", "x", "fail", null);
  }
}
