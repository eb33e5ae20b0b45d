package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Counts {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  int ROUNDS = 3;
  int NONE = -1;

  @Flow
  default String carried(String text) {
    String last = text;
    for (int i = 0; i < ROUNDS; i++) {
      last = write(last + i);
    }
    return last + text;
  }

  @Flow
  default String captured(String text) {
    String last = "";
    String prefix = read(text);
    for (int i = 0; i < 2 * 2; ++i) last = read(prefix + last);
    write(last);
    return last;
  }

  @Flow
  default int numbers(int n) {
    int sum = n;
    for (int i = 0; i < 4; i++) {
      int next = sum + i;
      sum = next * 2;
    }
    write("sum" + sum);
    return sum;
  }

  @Flow
  default String parameter(String text) {
    for (int i = 0; i < 2; i++) {
      text = write(text);
    }
    return text;
  }

  @Flow
  default String none(String text) {
    String last = text;
    for (int i = 0; i < 0; i++) {
      last = write(last);
    }
    for (int i = 0; i < NONE; i++) {
      last = write(last);
    }
    return last;
  }

  @Flow
  default String twice(String text) {
    String last = text;
    for (int i = 0; i < 2; i++) {
      last = read(last);
    }
    write(last);
    for (int i = 0; i < 2; i++) {
      last = write(last + i);
    }
    return last;
  }
}

final class Run implements Script, Counts {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    if (what.equals("fail")) {
      throw new IllegalStateException("read");
    }
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    if (what.contains("bad")) {
      throw new UnsupportedOperationException("write");
    }
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Counts.class, this);
    trial.check(CountsDeployment.CARRIED, this::carried, "a", "bad", null);
    trial.check(CountsDeployment.CAPTURED, this::captured, "a", "fail", null);
    trial.check(CountsDeployment.NUMBERS, this::numbers, 1, Integer.MAX_VALUE);
    trial.check(CountsDeployment.PARAMETER, this::parameter, "a", "bad", null);
    trial.check(CountsDeployment.NONE, this::none, "a", null);
    trial.check(CountsDeployment.TWICE, this::twice, "a", "bad", "fail");
  }
}
