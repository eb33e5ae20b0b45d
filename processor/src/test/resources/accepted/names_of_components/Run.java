package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Components may be called what the program calls its own fields. */
interface Components {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Odd(String type, String returned, String key, int v, List<String> expr, String __branch__) {}

  @Tool
  Odd echo(Odd odd);

  @Tool
  String args(String input, int fields, boolean var);

  @Flow
  default Odd same(Odd odd) {
    Odd made = new Odd(odd.key(), odd.type(), write(odd.returned()), odd.v(), odd.expr(), "b");
    return echo(made);
  }

  @Flow
  default String loop(Odd odd) {
    Odd last = Flows.iterate(
        odd,
        2,
        now -> new Odd(now.type(), write(now.type()), now.key(), now.v() + 1, now.expr(), now.__branch__()),
        now -> now.v() > 5);
    return last.v() + args(last.returned(), last.v(), last.expr().isEmpty());
  }
}

final class Run implements Script, Components {
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
  public Odd echo(Odd odd) {
    Calls.write("echo", odd);
    return odd;
  }

  @Override
  public String args(String input, int fields, boolean var) {
    Calls.write("args", input, fields, var);
    return input + fields;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Components.class, this);
    trial.check(
        ComponentsDeployment.SAME,
        this::same,
        new Odd("a", "b", "c", 1, List.of("x"), "d"), new Odd(null, null, null, 9, List.of(), null), new Odd("bad", "bad", "k", 0, null, "n"), null);
    trial.check(
        ComponentsDeployment.LOOP,
        this::loop,
        new Odd("a", "b", "c", 1, List.of("x"), "d"), new Odd(null, null, null, 9, List.of(), null), new Odd("bad", "bad", "k", 0, null, "n"), null);
  }
}
