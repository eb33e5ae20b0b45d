package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Rounds {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String effects(String text) {
    String found = read(text);
    for (int i = 0; i < 3; i++) {
      write(found + i);
    }
    for (int i = 0; i < 2; i++) write("x");
    for (int i = 0; i < 2; i++) {}
    for (int i = 0; i < 2; i++) {
      read(text + i);
      if (i == 1) {
        throw new IllegalStateException(text);
      }
    }
    return write("never");
  }

  @Flow
  default void items(List<String> items) {
    for (int i = 0; i < 2; i++) {
      for (String item : items) {
        write(item + i);
      }
    }
  }

  @Flow
  default String fails(List<String> items) {
    for (int i = 0; i < 3; i++) {
      write(items.get(i));
    }
    return "end";
  }
}

final class Run implements Script, Rounds {
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
    trial.bind(Rounds.class, this);
    trial.check(RoundsDeployment.EFFECTS, this::effects, "a", "bad", "fail", null);
    trial.check(
        RoundsDeployment.ITEMS,
        items -> {
          items(items);
          return null;
        },
        List.of(),
        List.of("a", "b"),
        List.of("a", "bad"));
    trial.check(
        RoundsDeployment.FAILS,
        this::fails,
        List.of("a", "b", "c"),
        List.of("a", "b"),
        Arrays.asList("a", null, "c"));
  }
}
