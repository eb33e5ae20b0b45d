package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Statements {
  enum Color {
    RED,
    GREEN,
    BLUE
  }

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String joined(Color color) {
    String value;
    int n;
    switch (color) {
      case RED:
        value = read("red");
        n = 1;
        break;
      case GREEN:
      case BLUE: {
        n = 2;
        value = write("other");
        break;
      }
      default:
        value = "never";
        n = 0;
    }
    return value + n;
  }

  @Flow
  default void effects(String key) {
    switch (key) {
      case "a" -> write("a");
      case "b", "c" -> {
        write("b");
        write("c");
      }
      case "nothing" -> {}
    }
    write("end");
  }

  @Flow
  default String returns(Color color) {
    switch (color) {
      case RED:
        return read("red");
      case GREEN:
        write("green");
        break;
      case BLUE:
        write("blue");
        return "b";
    }
    return write("rest");
  }

  @Flow
  default String all(Color color) {
    switch (color) {
      case RED -> {
        return write("r");
      }
      default -> {
        return color.name();
      }
    }
  }

  @Flow
  default String partly(int n) {
    String value;
    switch (n) {
      case 1:
        value = "one";
        break;
      case 2:
        value = read("two");
        if (value.isEmpty()) {
          return "never";
        }
        break;
      case 3:
        return "three";
      default:
        value = "many";
    }
    return write(value);
  }
}

final class Run implements Script, Statements {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Statements.class, this);
    trial.check(StatementsDeployment.JOINED, this::joined, Color.RED, Color.GREEN, Color.BLUE, null);
    trial.check(
        StatementsDeployment.EFFECTS,
        key -> {
          effects(key);
          return null;
        },
        "a",
        "c",
        "nothing",
        "else");
    trial.check(StatementsDeployment.RETURNS, this::returns, Color.RED, Color.GREEN, Color.BLUE);
    trial.check(StatementsDeployment.ALL, this::all, Color.RED, Color.GREEN);
    trial.check(StatementsDeployment.PARTLY, this::partly, 1, 2, 3, 4);
  }
}
