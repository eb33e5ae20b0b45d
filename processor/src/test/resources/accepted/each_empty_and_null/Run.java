package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** An empty list runs no body; a null list fails before the next effect. */
interface Lists {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default int size(List<String> items) {
    write("before");
    List<String> found = Flows.each(items, item -> write(item));
    write("after");
    return found.size();
  }

  @Flow
  default List<String> tool(String text) {
    return Flows.each(Flows.each(List.of(text, text), item -> read(item)), item -> write(item));
  }

  @Flow
  default List<String> conditional(String text) {
    List<String> list = text.isEmpty() ? List.of() : List.of(text, read(text));
    return Flows.each(list, item -> item + list.size());
  }

  @Flow
  default void statement(List<String> items) {
    for (String item : items) write(item);
    for (String item : List.of("x", "y")) {
      if (item.equals("x")) {
        write("first");
      } else write(item + items.size());
    }
  }
}

final class Run implements Script, Lists {
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
    trial.bind(Lists.class, this);
    trial.check(
        ListsDeployment.SIZE,
        this::size,
        List.of("a"), List.of(), null, Collections.singletonList(null), List.of("bad"));
    trial.check(ListsDeployment.TOOL, this::tool, "a", "null", "fail", "rbad");
    trial.check(ListsDeployment.CONDITIONAL, this::conditional, "", "a", "fail", null);
    trial.check(
        ListsDeployment.STATEMENT,
        in -> {
          statement(in);
          return null;
        },
        List.of("a", "b"), List.of(), List.of("bad"), null);
  }
}
