package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Breaks {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String guarded(String text) {
    String value;
    switch (text) {
      case "a":
        value = read(text);
        if (value.isEmpty()) {
          break;
        }
        write("a");
        break;
      case "b": {
        write("b");
        value = "b";
        {
          break;
        }
      }
      default:
        if (text.length() > 1) {
          value = write("long");
          break;
        }
        value = "other";
    }
    return write(value);
  }

  @Flow
  default String arrows(String text) {
    switch (text.length()) {
      case 0 -> {
        return "empty";
      }
      case 1 -> {
        if (text.equals("a")) break;
        write("one");
        if (text.equals("b")) return "b";
      }
      default -> {
        for (String item : List.of(text)) {
          write(item);
        }
      }
    }
    return write("end");
  }

  @Flow
  default void only(String text) {
    switch (text) {
      default:
        if (text.isEmpty()) {
          break;
        }
        write(text);
    }
    write("end");
  }
}

final class Run implements Script, Breaks {
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
    trial.bind(Breaks.class, this);
    trial.check(BreaksDeployment.GUARDED, this::guarded, "a", "b", "c", "cc", "bad", null);
    trial.check(BreaksDeployment.ARROWS, this::arrows, "", "a", "b", "c", "dd", null);
    trial.check(
        BreaksDeployment.ONLY,
        text -> {
          only(text);
          return null;
        },
        "",
        "a",
        "bad",
        null);
  }
}
