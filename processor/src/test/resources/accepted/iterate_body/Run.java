package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Bodies {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String block(String text) {
    return Flows.iterate(
        text,
        3,
        last -> {
          if (last.isEmpty()) {
            return write("empty");
          }
          String found = read(last);
          if (found.equals("rx")) {
            throw new IllegalStateException(found);
          }
          write(found);
          return found;
        },
        last -> {
          String end = last + text;
          return end.length() > 4;
        });
  }

  @Flow
  default String nested(String text) {
    return Flows.iterate(
        text,
        2,
        outer -> Flows.iterate(
            outer + text, 2, inner -> write(outer + inner), inner -> inner.length() > 6),
        outer -> outer.length() > 20);
  }

  @Flow
  default List<String> items(List<String> items) {
    return Flows.each(
        items,
        item -> Flows.iterate(item, 3, last -> write(last + items.size()), String::isBlank));
  }

  @Flow
  default List<String> lists(List<String> items) {
    return Flows.iterate(
        items,
        2,
        now -> Flows.each(now, item -> read(item + now.size())),
        now -> now.isEmpty() || now.get(0).length() > 5);
  }

  @Flow
  default String asked(String text) {
    String first = read("first");
    write("start");
    String last = Flows.iterate(
        first, 3, now -> write(now + text), now -> read(now).equals("rwrfirst" + text));
    return last + read("last");
  }
}

final class Run implements Script, Bodies {
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
    trial.bind(Bodies.class, this);
    trial.check(BodiesDeployment.BLOCK, this::block, "a", "", "x", "bad", "fail", null);
    trial.check(BodiesDeployment.NESTED, this::nested, "a", "abc", "", "bad", null);
    trial.check(
        BodiesDeployment.ITEMS,
        this::items,
        List.of(),
        List.of("a", "b"),
        List.of("a", "bad", "b"),
        Arrays.asList("a", null));
    trial.check(
        BodiesDeployment.LISTS, this::lists, List.of(), List.of("a", "b"), List.of("aaaaa"));
    trial.check(BodiesDeployment.ASKED, this::asked, "a", "bad", null);
  }
}
