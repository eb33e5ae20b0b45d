package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Variables may have the names that unnamed steps and helpers get. */
interface Names {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Join(String join, String next) {}

  @Flow
  default String helpers(String value) {
    String join = read(value);
    String next = write(join);
    String returned = join + next;
    String nothing = write(returned);
    String write = write(nothing);
    String arg0 = value + write(write);
    return read(arg0) + write(value);
  }

  @Flow
  default Join branches(String value) {
    String next = "start";
    String join;
    if (value.isEmpty()) {
      String returned = read("empty");
      join = returned + write(returned);
    } else {
      String nothing = read(value);
      join = nothing;
    }
    return new Join(join, next);
  }

  @Flow
  default String input(String item) {
    String test = read(item);
    String key = test.length() > 2 ? write(test) : read(test);
    String rest = switch (key) {
      case "wrab" -> write(key);
      default -> key;
    };
    return rest + write(rest);
  }
}

final class Run implements Script, Names {
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
    trial.bind(Names.class, this);
    trial.check(NamesDeployment.HELPERS, this::helpers, "a", "fail", null);
    trial.check(NamesDeployment.BRANCHES, this::branches, "", "a", "null", null);
    trial.check(NamesDeployment.INPUT, this::input, "a", "ab", "fail", null);
  }
}
