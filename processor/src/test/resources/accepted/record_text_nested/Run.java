package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The text of a record recurses into records, nulls and sealed values. */
interface Texts {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Color {
    RED
  }

  record Inner(int number, Character letter) {}

  record Outer(String name, Inner inner, Color color, Double size) {}

  @Flow
  default String text(Outer outer) {
    return "<" + outer + ">" + outer.inner();
  }

  @Flow
  default String made(String name) {
    Outer outer = new Outer(name, new Inner(name.length(), 'x'), Color.RED, null);
    return write("made " + outer) + new Inner(0, null);
  }
}

final class Run implements Script, Texts {
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
    trial.bind(Texts.class, this);
    trial.check(
        TextsDeployment.TEXT,
        this::text,
        new Outer("a", new Inner(1, 'c'), Color.RED, 1.5), new Outer(null, null, null, null), new Outer("", new Inner(-1, null), null, -0.0), null);
    trial.check(TextsDeployment.MADE, this::made, "a", "", null);
  }
}
