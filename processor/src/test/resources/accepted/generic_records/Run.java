package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Generics {
  record Pair<A, B>(A first, B second) {}

  record Checked(int n) {
    public Checked {
      if (n < 0) {
        throw new IllegalArgumentException("negative");
      }
    }
  }

  @Tool
  Pair<String, Integer> pair(Pair<Integer, List<String>> in);

  @Flow
  default Pair<Pair<String, Long>, Checked> all(int n) {
    Pair<String, Integer> pair = pair(new Pair<>(n, List.of("x")));
    int second = pair.second() + 1;
    return new Pair<>(new Pair<>(pair.first(), (long) second), new Checked(n));
  }
}

final class Run implements Script, Generics {
  @Override
  public Pair<String, Integer> pair(Pair<Integer, List<String>> in) {
    Calls.write("pair", in);
    return new Pair<>("p" + in.second().get(0), in.first() == 7 ? null : in.first());
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Generics.class, this);
    trial.check(GenericsDeployment.ALL, this::all, 1, -1, 7);
  }
}
