package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The failure reported is that of the first item that fails, whatever fails later. */
interface Failing {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default List<Integer> items(List<String> items) {
    return Flows.each(items, item -> 10 / read(item).length());
  }

  @Flow
  default List<Integer> different(List<Integer> items) {
    return Flows.each(items, item -> "abc".charAt(item) / item);
  }

  @Flow
  default String before(List<String> items) {
    write("before");
    List<String> found = Flows.each(items, item -> read(item).substring(2));
    write("after");
    return found.get(0);
  }
}

final class Run implements Script, Failing {
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
    trial.bind(Failing.class, this);
    trial.check(
        FailingDeployment.ITEMS,
        this::items,
        List.of("a", "b"), List.of("null", "fail"), List.of("fail", "null"), Arrays.asList("a", null, "null", "fail"));
    trial.check(
        FailingDeployment.DIFFERENT,
        this::different,
        List.of(1, 2), List.of(0, 5), List.of(5, 0), Arrays.asList(1, null, 0), Arrays.asList(1, 7, null));
    trial.check(
        FailingDeployment.BEFORE,
        this::before,
        List.of("ab"), List.of("a", "", "fail"), List.of("", "fail"), List.of(), null);
  }
}
