package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A conditional, a switch or an assignment by arms as receiver and as argument. */
interface Receivers {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default int receiver(String text) {
    return (text.length() > 1 ? read(text) : write(text)).length() + text.length();
  }

  @Flow
  default String argument(String text) {
    return write((text.isEmpty() ? null : read(text)) + (text.length() > 1 ? write("x") : 'c'));
  }

  @Flow
  default char selected(String text) {
    return (switch (text) {
      case "a" -> write("abc");
      case "b" -> read("null");
      default -> text;
    }).charAt(2);
  }

  @Flow
  default String divided(Integer n) {
    return 10 / n > 2 && write("small").length() / (n - 1) > 0 ? read("x") : write("y" + 1 / (n - 2));
  }
}

final class Run implements Script, Receivers {
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
    trial.bind(Receivers.class, this);
    trial.check(
        ReceiversDeployment.RECEIVER,
        this::receiver,
        "a", "ab", "null", "fail", "bad", "", null);
    trial.check(ReceiversDeployment.ARGUMENT, this::argument, "", "a", "ab", "fail", null);
    trial.check(ReceiversDeployment.SELECTED, this::selected, "a", "b", "xyz", "x", null);
    trial.check(ReceiversDeployment.DIVIDED, this::divided, 0, 1, 2, 3, 9, null);
  }
}
