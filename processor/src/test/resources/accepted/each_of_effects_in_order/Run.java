package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Effects before, inside and behind each keep the order of the source. */
interface Effects {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String around(List<String> items) {
    write("one");
    List<String> first = Flows.each(items, item -> write("first" + item));
    List<String> second = Flows.each(items, item -> write("second" + item));
    write("two");
    return first.size() + "," + second.size();
  }

  @Flow
  default List<List<String>> nested(List<String> items) {
    return Flows.each(items, outer -> {
      write(outer);
      List<String> inner = Flows.each(items, item -> write(outer + item));
      write("end" + inner.size());
      return inner;
    });
  }
}

final class Run implements Script, Effects {
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
    trial.bind(Effects.class, this);
    trial.check(
        EffectsDeployment.AROUND,
        this::around,
        List.of("a", "b"), List.of(), Collections.singletonList(null), null);
    trial.check(
        EffectsDeployment.NESTED,
        this::nested,
        List.of("a", "b"), List.of("a", "bad"), List.of());
  }
}
