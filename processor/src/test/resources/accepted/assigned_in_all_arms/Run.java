package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Several variables that every arm assigns are joined, also through returns and throws. */
interface Joined {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String many(Integer n) {
    String a;
    int b;
    final List<String> c;
    if (n > 1) {
      a = read("a");
      b = a.length();
      c = List.of(a);
    } else if (n == 1) {
      throw new IllegalStateException("one");
    } else if (n == 0) {
      return write("zero");
    } else {
      b = n;
      c = Flows.each(List.of("x", "y"), item -> write(item));
      a = "neg";
    }
    write(a);
    return a + b + c.get(0) + c.size();
  }

  @Flow
  default int selected(String text) {
    int size;
    String name;
    switch (text) {
      case "a":
        size = 1;
        name = write("a");
        break;
      case "b":
        name = "b";
        size = read(name).length();
        break;
      case "c":
        return 7;
      default:
        size = text.length() / 2;
        name = text;
    }
    return size + name.length();
  }
}

final class Run implements Script, Joined {
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
    trial.bind(Joined.class, this);
    trial.check(JoinedDeployment.MANY, this::many, 2, 1, 0, -4, null);
    trial.check(JoinedDeployment.SELECTED, this::selected, "a", "b", "c", "defg", null);
  }
}
