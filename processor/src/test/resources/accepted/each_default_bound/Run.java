package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A body that only reads has bound 16; results keep the order of the items. */
interface Bounds {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default List<String> reads(List<String> items) {
    return Flows.each(items, item -> read(item));
  }

  @Flow
  default List<Integer> expressions(List<String> items) {
    return Flows.each(items, item -> item.length());
  }

  @Flow
  default List<String> stream(List<String> items) {
    return items.stream().map(item -> read(item) + item).toList();
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
  public void run(Trial trial) {
    trial.bind(Bounds.class, this);
    trial.check(
        BoundsDeployment.READS,
        this::reads,
        List.of("a", "b", "c"), List.of(), List.of("a", "fail"), Arrays.asList("null", null), null);
    trial.check(
        BoundsDeployment.EXPRESSIONS,
        this::expressions,
        List.of("a", "bb"), List.of(), Arrays.asList("a", null), null);
    trial.check(
        BoundsDeployment.STREAM,
        this::stream,
        List.of("a", "b", "c"), List.of("fail"), null);
  }
}
