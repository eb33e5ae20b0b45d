package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Assigned {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Kind {
    ONE,
    TWO,
    THREE
  }

  @Flow
  default String either(String text) {
    String value;
    int n;
    if (text.startsWith("a")) {
      value = read(text);
      n = 1;
    } else {
      throw new IllegalArgumentException(text);
    }
    write(value + n);
    return value;
  }

  @Flow
  default String switched(Kind kind) {
    String value;
    switch (kind) {
      case ONE:
        value = read("one");
        break;
      case TWO:
        throw new IllegalStateException("two");
      default:
        write("three");
        throw new IllegalArgumentException();
    }
    return write(value);
  }

  @Flow
  default int arrows(Kind kind) {
    int n;
    switch (kind) {
      case ONE -> n = 1;
      case TWO -> throw new IllegalStateException("two");
      default -> n = read("d").length();
    }
    write("n" + n);
    return n;
  }

  @Flow
  default String returned(String text) {
    String value;
    if (text.length() == 1) {
      if (text.equals("a")) {
        return write("early");
      }
      value = read(text);
    } else if (text.isEmpty()) {
      throw new IllegalStateException("empty");
    } else {
      value = text;
    }
    return write(value);
  }
}

final class Run implements Script, Assigned {
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
    trial.bind(Assigned.class, this);
    trial.check(AssignedDeployment.EITHER, this::either, "a", "b", null);
    trial.check(
        AssignedDeployment.SWITCHED, this::switched, Kind.ONE, Kind.TWO, Kind.THREE, null);
    trial.check(AssignedDeployment.ARROWS, this::arrows, Kind.ONE, Kind.TWO, Kind.THREE, null);
    trial.check(AssignedDeployment.RETURNED, this::returned, "a", "b", "", "abc", null);
  }
}
