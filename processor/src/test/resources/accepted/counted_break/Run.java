package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Stops {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Pure
  static boolean good(String text) {
    return text.length() > 4;
  }

  @Flow
  default String stops(String text) {
    String last = text;
    for (int i = 0; i < 5; i++) {
      String found = read(last);
      last = write(found);
      if (good(last)) break;
    }
    return last;
  }

  @Flow
  default String counted(String text) {
    String last = text;
    for (int i = 0; i < 5; i++) {
      last = last + i;
      if (i == 2 || read(last).equals("ra0")) {
        break;
      }
    }
    return write(last);
  }

  @Flow
  default void effects(String text) {
    for (int i = 0; i < 4; i++) {
      write(text + i);
      if (read(text + i).endsWith("2")) break;
    }
    write("end");
  }

  @Flow
  default String unboxed(Boolean end) {
    String last = "";
    for (int i = 0; i < 3; i++) {
      last = write(last);
      if (end) break;
    }
    return last;
  }
}

final class Run implements Script, Stops {
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
    trial.bind(Stops.class, this);
    trial.check(StopsDeployment.STOPS, this::stops, "", "a", "bad", "fail", null);
    trial.check(StopsDeployment.COUNTED, this::counted, "a", "b", null);
    trial.check(
        StopsDeployment.EFFECTS,
        text -> {
          effects(text);
          return null;
        },
        "a",
        "bad",
        null);
    trial.check(StopsDeployment.UNBOXED, this::unboxed, true, false, null);
  }
}
