package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Method references of every kind that names a step or an accessor. */
interface References {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Item(String name, int count) {}

  @Pure
  static int doubled(Item item) {
    return item.count() * 2;
  }

  @Flow
  default List<String> steps(List<String> items) {
    return Flows.each(items, this::write);
  }

  @Flow
  default List<Integer> pures(List<Item> items) {
    return items.stream().map(References::doubled).toList();
  }

  @Flow
  default List<String> accessors(List<Item> items) {
    return Flows.each(items, Item::name);
  }

  @Flow
  default List<Integer> lengths(List<String> items) {
    return items.stream().map(String::length).toList();
  }

  @Flow
  default String inner(String text) {
    return read(text) + text;
  }

  @Flow
  default List<String> flows(List<String> items) {
    return Flows.each(items, this::inner);
  }
}

final class Run implements Script, References {
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
    trial.bind(References.class, this);
    trial.check(
        ReferencesDeployment.STEPS,
        this::steps,
        List.of("a", "b"), List.of("a", "bad", "c"), List.of(), null);
    trial.check(
        ReferencesDeployment.PURES,
        this::pures,
        List.of(new Item("a", 2)), Collections.singletonList(null), List.of());
    trial.check(
        ReferencesDeployment.ACCESSORS,
        this::accessors,
        List.of(new Item("a", 1), new Item(null, 2)), Collections.singletonList(null));
    trial.check(
        ReferencesDeployment.LENGTHS,
        this::lengths,
        List.of("a", "bb"), Collections.singletonList(null), null);
    trial.check(
        ReferencesDeployment.FLOWS,
        this::flows,
        List.of("a", "b"), List.of("a", "fail"), List.of());
  }
}
