package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Bodies {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String several(List<String> items) {
    String first = read("first");
    for (String item : items) write(item + first);
    for (var item : items) {
      String found = read(item);
      if (found.length() > 2) {
        write(found);
      } else {
        write("short");
        for (String inner : List.of(item, found)) {
          write(inner + item);
        }
      }
    }
    for (String item : List.of("x", "y")) {
      read(item);
    }
    return write("end");
  }

  @Flow
  default void numbers(List<Integer> numbers) {
    for (int n : numbers) {
      write("n" + (n + 1));
    }
  }

  @Flow
  default void nothing(List<String> items) {
    for (String item : items) {}
    for (String item : items) ;
    write("end");
  }

  @Flow
  default void switched(List<String> items) {
    for (String item : items) {
      switch (item) {
        case "a":
          write("a");
          break;
        default:
          if (item.isEmpty()) break;
          write("other");
      }
    }
  }
}

final class Run implements Script, Bodies {
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
    trial.bind(Bodies.class, this);
    List<String> with = Arrays.asList("a", null, "b");
    trial.check(
        BodiesDeployment.SEVERAL,
        this::several,
        List.of(),
        List.of("a", "bb"),
        List.of("a", "bad", "c"),
        List.of("fail", "c"),
        with,
        null);
    trial.check(
        BodiesDeployment.NUMBERS,
        numbers -> {
          numbers(numbers);
          return null;
        },
        List.of(1, 2),
        Arrays.asList(1, null, 2));
    trial.check(
        BodiesDeployment.NOTHING,
        items -> {
          nothing(items);
          return null;
        },
        with,
        null);
    trial.check(
        BodiesDeployment.SWITCHED,
        items -> {
          switched(items);
          return null;
        },
        List.of("a", "", "b"),
        with);
  }
}
