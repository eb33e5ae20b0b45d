package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A switch in a switch, in a lambda and as an argument. */
interface Nested {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String nested(String text) {
    return switch (text.length()) {
      case 0 -> "empty";
      case 1 -> switch (text) {
        case "a" -> write("a");
        case "b" -> {
          String found = read("b");
          yield found + write(found);
        }
        default -> throw new IllegalArgumentException(text);
      };
      default -> {
        if (text.startsWith("x")) {
          yield write("x");
        }
        yield read(text);
      }
    };
  }

  @Flow
  default List<String> items(List<String> items) {
    return Flows.each(items, item -> write(switch (item) {
      case "a" -> read("one");
      case "b" -> "two";
      default -> item + item;
    }));
  }
}

final class Run implements Script, Nested {
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
    trial.bind(Nested.class, this);
    trial.check(
        NestedDeployment.NESTED,
        this::nested,
        "", "a", "b", "c", "xy", "fail", "null", null);
    trial.check(
        NestedDeployment.ITEMS,
        this::items,
        List.of("a", "b", "c"), List.of(), Arrays.asList("b", null, "a"));
  }
}
