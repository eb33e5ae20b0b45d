package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A condition that is null raises what Java raises, before anything of its arms. */
interface Conditions {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  Boolean flag(String what);

  @Flow
  default String tested(Boolean input) {
    write("before");
    if (input) {
      write("then");
    }
    return write("after");
  }

  @Flow
  default String chosen(String text) {
    return flag(text) ? write("yes") : "no";
  }

  @Flow
  default boolean operators(Boolean input) {
    return input && flag("null") || !input;
  }

  @Flow
  default boolean negated(String text) {
    return !flag(text) & flag("t");
  }

  @Flow
  default boolean compared(Boolean input) {
    boolean same = input == true;
    write("after");
    return same;
  }
}

final class Run implements Script, Conditions {
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
  public Boolean flag(String what) {
    Calls.read("flag", what);
    return what.equals("null") ? null : Boolean.valueOf(what.equals("t"));
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Conditions.class, this);
    trial.check(ConditionsDeployment.TESTED, this::tested, true, false, null);
    trial.check(ConditionsDeployment.CHOSEN, this::chosen, "t", "f", "null", null);
    trial.check(ConditionsDeployment.OPERATORS, this::operators, true, false, null);
    trial.check(ConditionsDeployment.NEGATED, this::negated, "t", "f", "null");
    trial.check(ConditionsDeployment.COMPARED, this::compared, true, false, null);
  }
}
