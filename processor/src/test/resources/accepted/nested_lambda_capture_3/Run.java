package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Three lambdas in each other capture from every level. */
interface Captured {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default List<List<List<String>>> levels(List<List<List<String>>> input) {
    String top = read("top");
    return Flows.each(input, outer -> {
      int size = outer.size();
      String first = top + size;
      return Flows.each(outer, middle -> {
        String second = first + middle.size();
        return Flows.each(middle, inner -> write(second + inner + size + input.size()));
      });
    });
  }

  @Flow
  default List<List<String>> reads(List<List<String>> input) {
    return Flows.each(input, outer -> Flows.each(outer, inner -> read(inner + outer.size()) + input.size()));
  }
}

final class Run implements Script, Captured {
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
    trial.bind(Captured.class, this);
    trial.check(
        CapturedDeployment.LEVELS,
        this::levels,
        List.of(List.of(List.of("a", "b"), List.of()), List.of(List.of("c"))), List.of(List.of()), List.of(), List.of(Collections.singletonList(null)), null);
    trial.check(
        CapturedDeployment.READS,
        this::reads,
        List.of(List.of("a", "b"), List.of("c")), List.of(), Collections.singletonList(null), null);
  }
}
