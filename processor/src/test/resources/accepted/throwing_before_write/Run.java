package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** JDK methods that can throw stand before the write behind them, also when their value is not used. */
interface Throwing {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String lists(String text) {
    List<String> list = List.of("a", text);
    write("after");
    return list.get(1) + List.of(read(text)).size() + write("end");
  }

  @Flow
  default int maps(String text) {
    Map<String, Integer> unused = Map.of("a", 1, text, 2);
    return write("one").length() + Set.of("b", text).size() + write("two").length();
  }

  @Flow
  default String values(String text) {
    Optional<String> some = Optional.of(text);
    write("some");
    int number = Integer.valueOf(text) + Math.toIntExact(Long.parseLong(text) * 3000000000L);
    write("number");
    String repeated = "x".repeat(number);
    write("repeated");
    return some.get() + Objects.requireNonNull(read("null")) + repeated;
  }

  @Flow
  default int compared(String text) {
    int sign = text.compareTo("m");
    return write("a").length() + "m".compareTo(read(text)) + write("b").length() + sign;
  }
}

final class Run implements Script, Throwing {
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
    trial.bind(Throwing.class, this);
    trial.check(ThrowingDeployment.LISTS, this::lists, "a", "null", null);
    trial.check(ThrowingDeployment.MAPS, this::maps, "c", "a", "b", null);
    trial.check(ThrowingDeployment.VALUES, this::values, "0", "1", "-1", "x", null);
    trial.check(ThrowingDeployment.COMPARED, this::compared, "a", "null", "fail", null);
  }
}
