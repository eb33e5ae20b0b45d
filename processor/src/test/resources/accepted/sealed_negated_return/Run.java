package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A negated test with an early return binds its variable for the rest. */
interface Negated {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  sealed interface Reply permits Done, Failed {}

  record Done(String text) implements Reply {}

  record Failed(int code) implements Reply {}

  @Tool(effect = Effect.READ)
  Reply ask(String what);

  @Flow
  default String rest(String text) {
    Reply reply = ask(text);
    if (!(reply instanceof Done done)) {
      return write("failed");
    }
    return write(done.text()) + done.text().length();
  }

  @Flow
  default int thrown(Reply reply) {
    if (!(reply instanceof Failed failed)) {
      throw new IllegalStateException("not failed");
    }
    write("code");
    return 100 / failed.code();
  }

  @Flow
  default String both(Reply reply) {
    if (!(reply instanceof Done done) || done.text() == null) {
      return "none";
    }
    return write(done.text());
  }
}

final class Run implements Script, Negated {
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
  public Reply ask(String what) {
    Calls.read("ask", what);
    return switch (what == null ? "null" : what) {
      case "null" -> null;
      case "fail" -> new Failed(1);
      case "" -> new Done(null);
      default -> new Done(what);
    };
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Negated.class, this);
    trial.check(NegatedDeployment.REST, this::rest, "a", "", "null", "fail", null);
    trial.check(
        NegatedDeployment.THROWN,
        this::thrown,
        new Failed(5), new Failed(0), new Done("a"), null);
    trial.check(
        NegatedDeployment.BOTH,
        this::both,
        new Failed(5), new Done(null), new Done("a"), null);
  }
}
