package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Enums {
  enum Color {
    RED,
    GREEN,
    BLUE,
    NONE
  }

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String arrow(Color color) {
    String value = switch (color) {
      case RED -> read("red");
      case GREEN, BLUE -> write("green or blue");
      case NONE -> "none";
    };
    return value;
  }

  @Flow
  default String blocks(Color color) {
    return "<" + switch (color) {
      case RED -> {
        String first = read("first");
        yield write(first);
      }
      case BLUE -> {
        if (color.name().isEmpty()) {
          yield "never";
        }
        write("blue");
        yield "b";
      }
      default -> read("other") + color.ordinal();
    } + ">";
  }

  @Flow
  default int folded(Color color) {
    int number = switch (color) {
      case RED -> 1;
      case GREEN, BLUE -> {
        yield 2;
      }
      default -> 'd';
    };
    return number * 10;
  }
}

final class Run implements Script, Enums {
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
    trial.bind(Enums.class, this);
    Color[] all = {Color.RED, Color.GREEN, Color.BLUE, Color.NONE, null};
    trial.check(EnumsDeployment.ARROW, this::arrow, all);
    trial.check(EnumsDeployment.BLOCKS, this::blocks, all);
    trial.check(EnumsDeployment.FOLDED, this::folded, all);
  }
}
