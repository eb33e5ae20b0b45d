package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Loops {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  void put(long n);

  @Flow
  default void all(List<String> names, List<Integer> numbers, String prefix) {
    for (String name : names) {
      write(prefix + name);
      if (name.isEmpty()) {
        write("empty");
      } else {
        String again = read(name);
        write(again);
      }
    }
    for (int n : numbers) put(n);
    for (Integer n : List.of(1, 2)) {
      for (String name : names) {
        write(name + n);
      }
    }
  }
}

final class Run implements Script, Loops {
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
  public void put(long n) {
    Calls.write("put", n);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Loops.class, this);
    trial.check(
        LoopsDeployment.ALL,
        in -> {
          all(in.names(), in.numbers(), in.prefix());
          return null;
        },
        new LoopsDeployment.AllInput(List.of("a", "", "b"), List.of(1, 2), "p"),
        new LoopsDeployment.AllInput(List.of(), List.of(), "p"),
        new LoopsDeployment.AllInput(List.of("a"), Arrays.asList(1, null, 2), "p"));
  }
}
