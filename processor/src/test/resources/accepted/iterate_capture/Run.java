package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The body of iterate captures values of the flow, the input and results of steps. */
interface Captures {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Pair(String left, int right) {}

  @Flow
  default Pair several(Pair pair) {
    String prefix = read(pair.left());
    int step = pair.right() * 2;
    return Flows.iterate(
        pair,
        3,
        last -> new Pair(write(prefix + last.left()), last.right() + step),
        last -> last.right() > 10);
  }

  @Flow
  default int nested(int n) {
    int factor = n + 1;
    return Flows.iterate(
        n,
        2,
        outer -> {
          int start = outer + factor;
          return Flows.iterate(start, 2, inner -> inner + outer * factor, inner -> inner > 50);
        },
        outer -> outer > 100);
  }

  @Flow
  default List<String> inEach(List<String> items) {
    return Flows.each(
        items, item -> Flows.iterate(item, 2, last -> write(item + last), last -> last.length() > 3));
  }
}

final class Run implements Script, Captures {
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
    trial.bind(Captures.class, this);
    trial.check(
        CapturesDeployment.SEVERAL,
        this::several,
        new Pair("a", 1), new Pair("a", 20), new Pair("null", 1), new Pair("fail", 1), new Pair(null, 2), null);
    trial.check(CapturesDeployment.NESTED, this::nested, 0, 1, 30, -5);
    trial.check(
        CapturesDeployment.IN_EACH,
        this::inEach,
        List.of("a", "bbbb"), Arrays.asList("a", null), List.of("b"), List.of());
  }
}
