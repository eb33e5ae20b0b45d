package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A box becomes a primitive where a tool takes one, and null fails there. */
interface Unboxed {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  long add(int a, long b, double c);

  @Tool(effect = Effect.READ)
  Integer find(String what);

  @Flow
  default long widened(Integer n) {
    return add(n, n, n);
  }

  @Flow
  default long ordered(String text) {
    return add(find(text), write(text).length(), find("ab"));
  }

  @Flow
  default Long boxed(String text) {
    long sum = find(text);
    Long box = sum + 1;
    return box;
  }

  @Flow
  default Integer arms(String text) {
    Integer found = find(text);
    return text.length() > 1 ? found : 0;
  }
}

final class Run implements Script, Unboxed {
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
  public long add(int a, long b, double c) {
    Calls.write("add", a, b, c);
    return a + b + (long) c;
  }

  @Override
  public Integer find(String what) {
    Calls.read("find", what);
    return "null".equals(what) || what == null ? null : Integer.valueOf(what.length());
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Unboxed.class, this);
    trial.check(UnboxedDeployment.WIDENED, this::widened, 1, null);
    trial.check(UnboxedDeployment.ORDERED, this::ordered, "a", "null", "bad", null);
    trial.check(UnboxedDeployment.BOXED, this::boxed, "a", "null");
    trial.check(UnboxedDeployment.ARMS, this::arms, "a", "ab", "null");
  }
}
