package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Falls {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Color {
    RED,
    GREEN,
    BLUE,
    GREY
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default String run(Color color) {
    write("start");
    switch (color) {
      case RED:
        write("red");
      case GREEN:
        write("green");
        break;
      case BLUE:
        write("blue");
      default:
        write("default");
    }
    return write("end");
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default void middle(String key) {
    switch (key) {
      case "a":
        write("a");
      default:
        write("default");
      case "b":
      case "c":
        write("bc");
      case "d":
        write("d");
        break;
      case "e":
        write("e");
    }
    write("end");
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default void numbers(Integer n) {
    switch (n) {
      case 3:
        write("3");
      case 1:
        write(read("1"));
      case 2:
    }
  }

  @Flow
  @SuppressWarnings("fallthrough")
  default void selected(String text) {
    switch (read(text).charAt(1)) {
      case 'a':
        write("a");
      case 'b': {
        write("b");
      }
    }
  }
}

final class Run implements Script, Falls {
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
    trial.bind(Falls.class, this);
    trial.check(
        FallsDeployment.RUN, this::run, Color.RED, Color.GREEN, Color.BLUE, Color.GREY, null);
    trial.check(
        FallsDeployment.MIDDLE,
        key -> {
          middle(key);
          return null;
        },
        "a",
        "b",
        "c",
        "d",
        "e",
        "f",
        null);
    trial.check(
        FallsDeployment.NUMBERS,
        n -> {
          numbers(n);
          return null;
        },
        1,
        2,
        3,
        4,
        null);
    trial.check(
        FallsDeployment.SELECTED,
        text -> {
          selected(text);
          return null;
        },
        "a",
        "b",
        "c",
        "",
        "fail",
        null);
  }
}
