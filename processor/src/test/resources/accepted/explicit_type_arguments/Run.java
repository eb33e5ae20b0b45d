package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Type arguments that are written, casts of boxes and reference casts that widen. */
interface Explicit {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String lists(String text) {
    List<String> empty = List.<String>of();
    Optional<String> none = Optional.<String>empty();
    List<String> all = Flows.<String, String, RuntimeException>each(List.<String>of(text), item -> write(item));
    return none.orElse("none") + empty.size() + all.get(0);
  }

  @Flow
  default double casts(Integer n) {
    double real = (double) n / 4;
    write("real");
    long wide = (long) n * Integer.MAX_VALUE;
    return real + wide + (float) n;
  }

  @Flow
  default int signs(Integer n) {
    return -n + +n - ~n;
  }
}

final class Run implements Script, Explicit {
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
    trial.bind(Explicit.class, this);
    trial.check(ExplicitDeployment.LISTS, this::lists, "a", "bad", null);
    trial.check(ExplicitDeployment.CASTS, this::casts, 3, Integer.MAX_VALUE, null);
    trial.check(ExplicitDeployment.SIGNS, this::signs, 3, Integer.MIN_VALUE, null);
  }
}
