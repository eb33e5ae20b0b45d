package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** What the compiler folds is folded with the meaning of Java. */
interface Folded {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  long SECONDS = 60 * 60 * 24;
  int WRAPPED = Integer.MAX_VALUE + 1;
  String TEXT = "a" + 1 + 'b' + 2.5f + true + null;
  char LETTER = 'a' + 1;
  boolean YES = 3 > 2 && !false;
  double THIRD = 1 / 3.0;

  @Flow
  default long numbers(long n) {
    return n * SECONDS + WRAPPED + LETTER;
  }

  @Flow
  default String texts(String text) {
    final int local = 2 << 3;
    return write(TEXT + local) + text + LETTER + THIRD;
  }

  @Flow
  default String conditions(String text) {
    return YES ? write(text) : read(text);
  }
}

final class Run implements Script, Folded {
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
    trial.bind(Folded.class, this);
    trial.check(FoldedDeployment.NUMBERS, this::numbers, 0L, 1L, Long.MAX_VALUE);
    trial.check(FoldedDeployment.TEXTS, this::texts, "a", null);
    trial.check(FoldedDeployment.CONDITIONS, this::conditions, "a", "bad", null);
  }
}
