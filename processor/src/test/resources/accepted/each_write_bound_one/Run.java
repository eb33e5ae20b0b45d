package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A body with a write has bound 1: the items write one after the other. */
interface Bounds {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.EXTERNAL)
  void send(String text);

  @Tool(effect = Effect.DANGEROUS)
  void wipe(String text);

  @Flow
  default List<String> writes(List<String> items) {
    return Flows.each(items, item -> write(read(item)) + write(item));
  }

  @Flow
  default List<String> sends(List<String> items) {
    return Flows.each(items, item -> {
      send(item);
      return read(item);
    });
  }

  @Flow
  default void wipes(List<String> items) {
    for (String item : items) {
      wipe(item);
    }
  }

  @Flow
  default List<String> conditional(List<String> items) {
    return Flows.each(items, item -> item.length() > 1 ? write(item) : item);
  }
}

final class Run implements Script, Bounds {
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
  public void send(String text) {
    Calls.write("send", text);
    if ("bad".equals(text)) {
      throw new IllegalStateException("send");
    }
  }

  @Override
  public void wipe(String text) {
    Calls.write("wipe", text);
    if ("bad".equals(text)) {
      throw new IllegalStateException("wipe");
    }
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Bounds.class, this);
    trial.check(
        BoundsDeployment.WRITES,
        this::writes,
        List.of("a", "b", "c"), List.of(), List.of("a", "bad", "c"), List.of("fail"), Arrays.asList("null", null), null);
    trial.check(
        BoundsDeployment.SENDS,
        this::sends,
        List.of("a", "b"), List.of("a", "bad", "c"), Arrays.asList("a", null), null);
    trial.check(
        BoundsDeployment.WIPES,
        in -> {
          wipes(in);
          return null;
        },
        List.of("a", "b"), List.of("bad", "c"), List.of(), null);
    trial.check(
        BoundsDeployment.CONDITIONAL,
        this::conditional,
        List.of("aa", "b", "bad", "cc"), Arrays.asList("aa", null, "bb"), null);
  }
}
