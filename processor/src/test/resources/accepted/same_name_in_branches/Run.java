package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** One name in sibling blocks and lambdas is a variable each. */
interface Scopes {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String blocks(Integer n) {
    if (n > 0) {
      String text = read("a");
      write(text);
    } else {
      int text = n * 2;
      write("n" + text);
    }
    {
      String text = write("block");
      write(text);
    }
    String text = read("b");
    return text + n;
  }

  @Flow
  default int lambdas(List<String> items) {
    List<String> first = Flows.each(items, item -> {
      String found = read(item);
      return found + item;
    });
    List<Integer> second = Flows.each(first, item -> {
      int found = item.length();
      return found / 4;
    });
    return first.size() * 10 + second.get(0);
  }
}

final class Run implements Script, Scopes {
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
    trial.bind(Scopes.class, this);
    trial.check(ScopesDeployment.BLOCKS, this::blocks, 1, 0, -3, null);
    trial.check(
        ScopesDeployment.LAMBDAS,
        this::lambdas,
        List.of("ab", "c"), List.of(), List.of("fail"), Collections.singletonList(null));
  }
}
