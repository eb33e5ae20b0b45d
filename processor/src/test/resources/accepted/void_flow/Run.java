package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Flows without a result, and tools without one. */
interface Nothing {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.EXTERNAL)
  void send(String text);

  @Flow
  default void single(String text) {
    send(text);
  }

  @Flow
  default void empty(String text) {}

  @Flow
  default void early(String text) {
    if (text.isEmpty()) return;
    send(read(text));
    return;
  }

  @Flow
  default void inlined(String text) {
    single(text);
    early(text);
    empty(text);
    single("last");
  }
}

final class Run implements Script, Nothing {
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
  public void send(String text) {
    Calls.write("send", text);
    if ("bad".equals(text)) {
      throw new IllegalStateException("send");
    }
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Nothing.class, this);
    trial.check(
        NothingDeployment.SINGLE,
        in -> {
          single(in);
          return null;
        },
        "a", "", "bad", "fail", null);
    trial.check(
        NothingDeployment.EMPTY,
        in -> {
          empty(in);
          return null;
        },
        "a", "", "bad", "fail", null);
    trial.check(
        NothingDeployment.EARLY,
        in -> {
          early(in);
          return null;
        },
        "a", "", "bad", "fail", null);
    trial.check(
        NothingDeployment.INLINED,
        in -> {
          inlined(in);
          return null;
        },
        "a", "", "bad", "fail", null);
  }
}
