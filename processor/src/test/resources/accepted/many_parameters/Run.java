package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Flows, tools and pures with several parameters, some unused. */
interface Many {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  String put(String key, Integer count, List<String> tags, boolean force);

  @Pure
  static int sum(int a, long b, Integer c) {
    return a + (int) b + c;
  }

  @Flow
  default String all(String key, Integer count, List<String> tags, boolean force, double unused) {
    String first = put(key, count, tags, force);
    return put(first, sum(count, 3L, tags.size()), List.of(key), !force);
  }

  @Flow
  default String swapped(String a, String b) {
    return write(b) + write(a);
  }

  @Flow
  default String outer(String a, String b) {
    return swapped(swapped(b, a), a + b);
  }
}

final class Run implements Script, Many {
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
  public String put(String key, Integer count, List<String> tags, boolean force) {
    Calls.write("put", key, count, tags, force);
    return key + count;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Many.class, this);
    trial.check(
        ManyDeployment.ALL,
        in -> all(in.key(), in.count(), in.tags(), in.force(), in.unused()),
        new ManyDeployment.AllInput("k", 2, List.of("t"), true, 1.5), new ManyDeployment.AllInput("k", null, List.of("t"), true, 0), new ManyDeployment.AllInput("k", 2, null, false, 0), new ManyDeployment.AllInput(null, 2, List.of(), false, 0), null);
    trial.check(
        ManyDeployment.SWAPPED,
        in -> swapped(in.a(), in.b()),
        new ManyDeployment.SwappedInput("a", "b"), new ManyDeployment.SwappedInput("a", "bad"), new ManyDeployment.SwappedInput("bad", null));
    trial.check(
        ManyDeployment.OUTER,
        in -> outer(in.a(), in.b()),
        new ManyDeployment.OuterInput("a", "b"), new ManyDeployment.OuterInput("b", "ad"), new ManyDeployment.OuterInput(null, null));
  }
}
