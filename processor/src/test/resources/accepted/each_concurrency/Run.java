package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The number of items at a time is a constant and stands in the program. */
interface Concurrent {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  int WIDE = 2 * 2;

  @Flow
  default List<String> literal(List<String> items) {
    return Flows.each(items, item -> read(item), Flows.concurrency(3));
  }

  @Flow
  default List<String> constant(List<String> items) {
    return Flows.each(items, item -> read(item), Flows.concurrency(WIDE));
  }

  @Flow
  default List<String> one(List<String> items) {
    return Flows.each(items, item -> write(item), Flows.concurrency(1));
  }
}

final class Run implements Script, Concurrent {
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
    trial.bind(Concurrent.class, this);
    trial.check(
        ConcurrentDeployment.LITERAL,
        this::literal,
        List.of("a", "b", "c", "d", "e"), List.of(), List.of("a", "fail"), null);
    trial.check(
        ConcurrentDeployment.CONSTANT,
        this::constant,
        List.of("a", "b", "c", "d", "e"), List.of("fail", "a"));
    trial.check(
        ConcurrentDeployment.ONE,
        this::one,
        List.of("a", "b"), List.of("a", "bad", "b"), List.of());
  }
}
