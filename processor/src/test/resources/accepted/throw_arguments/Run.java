package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

enum Reason {
  LATE,
  EARLY
}

record Detail(String text, int n) {}

class Refused extends Exception {
  Refused(String message, int n) {
    super(message + n);
  }

  Refused(String text, char c, Integer box, long n, Reason reason, Detail detail, List<String> list) {
    super(text + c + box + n + reason + detail + list);
  }

  Refused() {
    throw new ArithmeticException("the constructor throws");
  }
}

interface Arguments {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String texts(String text) throws Refused {
    if (text.equals("reads")) {
      throw new Refused(read(text), text.length());
    }
    if (text.equals("fails")) {
      throw new Refused(read("fail"), write("never").length());
    }
    if (text.equals("order")) {
      throw new Refused(text.substring(9), write("never").length());
    }
    if (text.equals("null")) {
      throw new Refused(null, 'c', null, 1L, Reason.LATE, new Detail(text, 2), List.of(text));
    }
    if (text.equals("boxed")) {
      Integer size = text.length();
      throw new Refused(text, 'x', size, size, Reason.EARLY, null, null);
    }
    if (text.equals("thrown")) {
      throw new Refused();
    }
    return text;
  }

  @Flow
  default String unboxed(Integer n) throws Refused {
    write("before");
    throw new Refused("n", n);
  }
}

final class Run implements Script, Arguments {
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
    trial.bind(Arguments.class, this);
    trial.check(
        ArgumentsDeployment.TEXTS,
        this::texts,
        "reads",
        "fails",
        "order",
        "null",
        "boxed",
        "thrown",
        "none",
        null);
    trial.check(ArgumentsDeployment.UNBOXED, this::unboxed, 1, null);
  }
}
