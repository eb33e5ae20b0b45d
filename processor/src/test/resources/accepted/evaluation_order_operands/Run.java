package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Operands are evaluated from left to right, also those that can throw. */
interface Operands {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Box(Integer number, String text) {}

  @Tool
  Integer count(String what);

  @Flow
  default int sum(Box box) {
    return box.number() + count("a") * box.text().length() - count(box.text());
  }

  @Flow
  default boolean compared(Box box) {
    return count("left") / box.number() > count("right") % box.text().length();
  }

  @Flow
  default String joined(Box box) {
    return box.text() + write("one") + box.text().charAt(1) + write("two") + 10 / box.number();
  }
}

final class Run implements Script, Operands {
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
  public Integer count(String what) {
    Calls.write("count", what);
    return what.equals("null") ? null : Integer.valueOf(what.length());
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Operands.class, this);
    trial.check(
        OperandsDeployment.SUM,
        this::sum,
        new Box(2, "ab"), new Box(null, "ab"), new Box(2, null), new Box(2, "null"), null);
    trial.check(
        OperandsDeployment.COMPARED,
        this::compared,
        new Box(2, "ab"), new Box(0, "ab"), new Box(2, ""), new Box(null, null), null);
    trial.check(
        OperandsDeployment.JOINED,
        this::joined,
        new Box(2, "ab"), new Box(2, "a"), new Box(0, "ab"), new Box(null, "ab"), new Box(1, null), null);
  }
}
