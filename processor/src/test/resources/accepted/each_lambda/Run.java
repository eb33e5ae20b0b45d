package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Eaches {
  record Item(String name, int count) {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  int AT_ONCE = 2 * 2;

  @Flow
  default List<String> reads(List<Item> items) {
    return Flows.each(items, item -> read(item.name() + item.count()), Flows.concurrency(AT_ONCE));
  }

  @Flow
  default List<String> writes(List<String> names) {
    List<String> results = Flows.each(names, name -> {
      String first = write(name);
      return first.length() > 3 ? read(first) : first;
    });
    write("end " + results.size());
    return results;
  }

  @Flow
  default List<Integer> plain(List<Item> items, int factor) {
    return Flows.each(items, (Item item) -> item.count() * factor);
  }

  @Flow
  default List<String> empty(int n) {
    return Flows.each(List.of("a", "b" + n), Eaches::same);
  }

  @Pure
  static String same(String text) {
    return text;
  }
}

final class Run implements Script, Eaches {
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
    trial.bind(Eaches.class, this);
    List<Item> items = List.of(new Item("a", 1), new Item("b", 2), new Item("a", 3));
    trial.check(EachesDeployment.READS, this::reads, items, List.of(), null);
    trial.check(EachesDeployment.WRITES, this::writes, List.of("a", "bcd", "e"), List.of());
    trial.check(
        EachesDeployment.PLAIN, in -> plain(in.items(), in.factor()), new EachesDeployment.PlainInput(items, 3));
    trial.check(EachesDeployment.EMPTY, this::empty, 1);
  }
}
