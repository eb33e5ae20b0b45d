package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Variables of one switch body, and branches in groups. */
interface Groups {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String run(int n) {
    String out;
    switch (n) {
      case 0:
        String shared = read("zero");
        out = shared;
        break;
      case 1:
        shared = write("one");
        out = shared + shared;
        break;
      default:
        if (n > 10) {
          out = "large";
        } else {
          switch (n % 3) {
            case 0 -> out = read("third");
            case 1, 2 -> {
              String rest = write("rest");
              out = rest;
            }
            default -> out = "negative";
          }
        }
    }
    return out + switch (n) {
      case 0 -> {
        String inner = read("inner");
        if (inner.isEmpty()) {
          yield "";
        } else {
          yield inner;
        }
      }
      case 1 -> "" + n;
      default -> {
        for (String item : List.of("a", "b")) {
          write(item);
        }
        yield Flows.each(List.of(n, 2), i -> read("i" + i)).get(1);
      }
    };
  }
}

final class Run implements Script, Groups {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Groups.class, this);
    trial.check(GroupsDeployment.RUN, this::run, 0, 1, 3, 4, 11, -2);
  }
}
