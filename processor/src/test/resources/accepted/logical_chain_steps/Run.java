package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Chains of lazy operators with steps, not and strict operators. */
interface Logic {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  boolean ask(String what);

  @Tool
  boolean mark(String what);

  @Flow
  default boolean chain(String text) {
    return ask(text) && mark("one") && !ask("no") || mark("two") && text.length() > 1;
  }

  @Flow
  default String tested(String text) {
    if (!(ask(text) || text.charAt(1) == 'o') && mark(text)) {
      return write("then");
    }
    return "end";
  }

  @Flow
  default boolean strict(String text) {
    return ask(text) & mark("a") | mark("b") ^ text.isEmpty();
  }

  @Flow
  default boolean groups(String text) {
    boolean first = text.isEmpty() || (ask(text) && (mark("a") || mark("b")));
    boolean second = first && text.charAt(0) == 'y';
    return second || mark("c");
  }
}

final class Run implements Script, Logic {
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
  public boolean ask(String what) {
    Calls.read("ask", what);
    if (what.equals("fail")) {
      throw new IllegalStateException("ask");
    }
    return what.startsWith("y");
  }

  @Override
  public boolean mark(String what) {
    Calls.write("mark", what);
    return what.equals("one") || what.equals("b") || what.equals("x");
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Logic.class, this);
    trial.check(LogicDeployment.CHAIN, this::chain, "yes", "no", "x", "", "fail", null);
    trial.check(LogicDeployment.TESTED, this::tested, "yes", "no", "x", "", "fail", null);
    trial.check(LogicDeployment.STRICT, this::strict, "yes", "no", "x", "", "fail", null);
    trial.check(LogicDeployment.GROUPS, this::groups, "yes", "no", "x", "", "fail", null);
  }
}
