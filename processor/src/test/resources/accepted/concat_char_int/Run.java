package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Characters add as numbers until a string stands before them. */
interface Letters {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String numbers(char c) {
    return c + 1 + "|" + c + 1 + (c + 1) + 'x';
  }

  @Flow
  default String types(long n) {
    return "" + n + 1.0f + 2.0 + true + 'c' + 4L;
  }

  @Flow
  default String box(Character c) {
    return "c" + c + read("" + c);
  }

  @Flow
  default int sum(Character c) {
    return c + 'a';
  }
}

final class Run implements Script, Letters {
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
    trial.bind(Letters.class, this);
    trial.check(LettersDeployment.NUMBERS, this::numbers, 'a', '\uffff', '\0');
    trial.check(LettersDeployment.TYPES, this::types, 1L, Long.MIN_VALUE);
    trial.check(LettersDeployment.BOX, this::box, 'a', null);
    trial.check(LettersDeployment.SUM, this::sum, 'a', '\uffff', null);
  }
}
