package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Null in a concatenation is its four letters, of every type that may stand there. */
interface Joined {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Color {
    RED
  }

  record Box(String text, Integer number, Color color) {}

  @Flow
  default String parts(Box box) {
    return "a" + box.text() + box.number() + box.color();
  }

  @Flow
  default String whole(Box box) {
    return box + "|" + null;
  }

  @Flow
  default String step(String text) {
    return write("x" + read(text)) + read(text);
  }

  @Flow
  default String nulls(String text) {
    return text + text;
  }
}

final class Run implements Script, Joined {
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
    trial.bind(Joined.class, this);
    trial.check(
        JoinedDeployment.PARTS,
        this::parts,
        new Box("t", 1, Color.RED), new Box(null, null, null), null);
    trial.check(
        JoinedDeployment.WHOLE,
        this::whole,
        new Box("t", 1, Color.RED), new Box(null, null, null), null);
    trial.check(JoinedDeployment.STEP, this::step, "a", "null", "fail", null);
    trial.check(JoinedDeployment.NULLS, this::nulls, "a", "", null);
  }
}
