package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A selector that is null raises what Java raises. */
interface Selectors {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Color {
    RED,
    GREEN
  }

  @Flow
  default String statement(Color color) {
    write("before");
    switch (color) {
      case RED -> write("red");
      default -> write("default");
    }
    return write("after");
  }

  @Flow
  default int expression(String text) {
    return switch (text) {
      case "a" -> 1;
      case "null" -> 2;
      default -> 3;
    };
  }

  @Flow
  default String step(String text) {
    return switch (read(text)) {
      case "ra" -> write("a");
      default -> text;
    };
  }

  @Flow
  default int boxed(Integer number) {
    int value = switch (number) {
      case 1 -> write("one").length();
      default -> 0;
    };
    return value;
  }

  @Flow
  default void empty(Character letter) {
    switch (letter) {
      default:
    }
    write("after");
  }
}

final class Run implements Script, Selectors {
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
    trial.bind(Selectors.class, this);
    trial.check(SelectorsDeployment.STATEMENT, this::statement, Color.RED, Color.GREEN, null);
    trial.check(SelectorsDeployment.EXPRESSION, this::expression, "a", "null", "", null);
    trial.check(SelectorsDeployment.STEP, this::step, "a", "b", "null", "fail", null);
    trial.check(SelectorsDeployment.BOXED, this::boxed, 1, 2, null);
    trial.check(
        SelectorsDeployment.EMPTY,
        in -> {
          empty(in);
          return null;
        },
        'a', null);
  }
}
