package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Arguments and results of an inlined flow are converted as by a call. */
interface Converted {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default int length(String text) {
    return write(text).length();
  }

  @Flow
  default long half(long n, Integer box, double real) {
    return n / 2 + box + n * (real > 1.5 ? 2 : 3);
  }

  @Flow
  default Integer maybe(String text) {
    return text.isEmpty() ? null : Integer.valueOf(text.length());
  }

  @Flow
  default double all(Integer n) {
    long length = length("n" + n);
    Integer box = length("b");
    double real = half(n, n, n);
    return length / 2 + box + real / 4;
  }

  @Flow
  default int nulls(String text) {
    int first = maybe(text);
    write("first");
    return first + maybe(text + "x");
  }
}

final class Run implements Script, Converted {
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
    trial.bind(Converted.class, this);
    trial.check(ConvertedDeployment.ALL, this::all, 1, 5, null);
    trial.check(ConvertedDeployment.NULLS, this::nulls, "a", "", null);
  }
}
