package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Expressions {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String arrow(String text) {
    return switch (text) {
      case "a" -> read("a");
      case "b" -> text + "!";
      case "c" -> throw new IllegalStateException(text);
      default -> {
        write("other");
        throw new IllegalArgumentException("unknown " + text);
      }
    };
  }

  @Flow
  default String plain(String text) {
    write("before");
    String name = switch (text.length()) {
      case 0 -> "none";
      case 1 -> "one";
      default -> throw new IllegalArgumentException();
    };
    write(name);
    return name;
  }

  @Flow
  default String operand(String text) {
    return text.substring(1) + switch (text) {
      case "a", "" -> "!";
      default -> throw new IllegalStateException(text);
    } + read(text);
  }
}

final class Run implements Script, Expressions {
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
    trial.bind(Expressions.class, this);
    trial.check(ExpressionsDeployment.ARROW, this::arrow, "a", "b", "c", "d", null);
    trial.check(ExpressionsDeployment.PLAIN, this::plain, "", "a", "ab", null);
    trial.check(ExpressionsDeployment.OPERAND, this::operand, "a", "", "b", null);
  }
}
