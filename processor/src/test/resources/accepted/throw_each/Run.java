package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Items {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default List<String> each(List<String> items) {
    return Flows.each(items, item -> {
      if (item.isEmpty()) {
        throw new IllegalArgumentException("empty");
      }
      return write(item);
    });
  }

  @Flow
  default void loop(List<String> items) {
    for (String item : items) {
      String found = read(item);
      if (found.equals("rb")) {
        throw new IllegalStateException(found);
      }
      write(found);
    }
    write("end");
  }

  @Flow
  default List<Integer> always(List<String> items) {
    return Flows.each(items, item -> {
      throw new IllegalStateException(item);
    });
  }

  @Flow
  default List<String> reads(List<String> items) {
    List<String> found = Flows.each(items, item -> {
      if (item.equals("x")) throw new IllegalStateException(item);
      return read(item);
    });
    write("end");
    return found;
  }
}

final class Run implements Script, Items {
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
    trial.bind(Items.class, this);
    List<String> null1 = Arrays.asList("a", null);
    trial.check(
        ItemsDeployment.EACH, this::each, List.of(), List.of("a", "b"), List.of("a", "", "b"), null1);
    trial.check(
        ItemsDeployment.LOOP,
        items -> {
          loop(items);
          return null;
        },
        List.of(),
        List.of("a", "c"),
        List.of("a", "b", "c"),
        null1);
    trial.check(ItemsDeployment.ALWAYS, this::always, List.of(), List.of("a", "b"));
    trial.check(
        ItemsDeployment.READS,
        this::reads,
        List.of("a", "b"),
        List.of("a", "x", "fail"),
        List.of("a", "fail", "x"),
        null1);
  }
}
