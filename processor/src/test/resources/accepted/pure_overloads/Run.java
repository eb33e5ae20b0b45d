package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Pures of other classes, overloads and variable arguments are those that Java chooses. */
interface Overloads {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Pure(id = "of_int")
  static String of(int n) {
    return "int" + n;
  }

  @Pure(id = "of_long")
  static String of(long n) {
    return "long" + n;
  }

  @Pure(id = "of_box")
  static String of(Integer n) {
    return "box" + n;
  }

  @Pure(id = "of_text")
  static String of(String text) {
    return "text" + text;
  }

  @Flow
  default String chosen(Integer n) {
    return of(n) + of(5) + of(5L) + of('c') + of("s") + of(n + 1);
  }

  @Flow
  default String nulls(String text) {
    return of(text) + of(text == null ? 1 : 2);
  }
}

final class Run implements Script, Overloads {
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
    trial.bind(Overloads.class, this);
    trial.check(OverloadsDeployment.CHOSEN, this::chosen, 1, null);
    trial.check(OverloadsDeployment.NULLS, this::nulls, "a", null);
  }
}
