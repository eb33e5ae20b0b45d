package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** equals of records, strings, boxes, lists and Objects.equals compare by value. */
interface Equal {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Point(int x, Integer y, String name) {}

  @Tool(effect = Effect.READ)
  Point find(String what);

  @Flow
  default boolean strings(String text) {
    return text.equals("a") || Objects.equals(text, "b") || "c".equals(text);
  }

  @Flow
  default boolean records(Point point) {
    return Objects.equals(new Point(1, 2, "a"), point) || Objects.equals(point, find("b"));
  }

  @Flow
  default String lists(List<String> list) {
    return list.equals(List.of("a")) ? write("same") : list.contains("b") + "";
  }
}

final class Run implements Script, Equal {
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
  public Point find(String what) {
    Calls.read("find", what);
    return new Point(1, null, what);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Equal.class, this);
    trial.check(EqualDeployment.STRINGS, this::strings, "a", "b", "c", "", null);
    trial.check(
        EqualDeployment.RECORDS,
        this::records,
        new Point(1, 2, "a"), new Point(1, null, "a"), new Point(1, 2, null), null);
    trial.check(
        EqualDeployment.LISTS,
        this::lists,
        List.of("a"), List.of("b"), List.of(), Arrays.asList((String) null), null);
  }
}
