package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Arms {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String sometimes(String text) {
    String last = text;
    for (int i = 0; i < 4; i++) {
      if (i % 2 == 0) {
        last = write(last + i);
      }
    }
    return last;
  }

  @Flow
  default String either(String text) {
    String last = text;
    for (int i = 0; i < 3; i++) {
      switch (i) {
        case 0:
          last = read(last);
          break;
        case 1:
          write("one");
          break;
        default:
          last = last.isEmpty() ? "x" : write(last);
      }
      write(last);
    }
    return last;
  }

  @Flow
  default String inArm(String text) {
    String last = text;
    if (text.length() > 1) {
      for (int i = 0; i < 2; i++) {
        last = write(last);
      }
    } else {
      write("short");
    }
    return last;
  }

  @Flow
  default String nested(String text) {
    String last = text;
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        last = write(last + i + j);
        if (last.length() > 9) break;
      }
      String end = last + i;
      for (int j = 0; j < 2; j++) {
        write(end + j);
      }
    }
    return last;
  }

  @Flow
  default List<String> items(List<String> items) {
    return Flows.each(items, item -> {
      String last = item;
      for (int i = 0; i < 2; i++) {
        last = write(last + items.size());
      }
      return last;
    });
  }

  @Flow
  default String inner(String text) {
    String last = text;
    for (int i = 0; i < 2; i++) {
      last = write(last);
    }
    return last;
  }

  @Flow
  default String inlined(String text) {
    String last = inner(text);
    for (int i = 0; i < 2; i++) {
      last = inner(last + i);
    }
    return last;
  }
}

final class Run implements Script, Arms {
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
    trial.bind(Arms.class, this);
    trial.check(ArmsDeployment.SOMETIMES, this::sometimes, "a", "bad", null);
    trial.check(ArmsDeployment.EITHER, this::either, "a", "", "bad", "fail", null);
    trial.check(ArmsDeployment.IN_ARM, this::inArm, "a", "ab", "bad", null);
    trial.check(ArmsDeployment.NESTED, this::nested, "a", "aaaaaaa", "bad", null);
    trial.check(
        ArmsDeployment.ITEMS,
        this::items,
        List.of(),
        List.of("a", "b"),
        List.of("a", "bad"),
        Arrays.asList("a", null));
    trial.check(ArmsDeployment.INLINED, this::inlined, "a", "bad", null);
  }
}
