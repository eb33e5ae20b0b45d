package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Polys {
  record Point(int x) {}

  record Name(String text) {}

  @Flow
  default List<String> parentheses(String text) {
    return List.copyOf((List.of(text, (text))));
  }

  @Flow
  default String either(boolean first, List<String> x, List<String> y) {
    return String.join("-", first ? x : (y));
  }

  @Flow
  default String texts(int n, Point point, Name name) {
    return String.valueOf(n > 0 ? point : name)
        + (n > 1 ? point : n > 2 ? name : point)
        + String.valueOf(
            switch (n) {
              case 1 -> point;
              case 2 -> {
                yield name;
              }
              default -> n < 0 ? "none" : n;
            });
  }
}

final class Run implements Script, Polys {
  @Override
  public void run(Trial trial) {
    trial.check(PolysDeployment.PARENTHESES, this::parentheses, "a", null);
    trial.check(
        PolysDeployment.EITHER,
        in -> either(in.first(), in.x(), in.y()),
        new PolysDeployment.EitherInput(true, List.of("a", "b"), List.of()),
        new PolysDeployment.EitherInput(false, List.of("a", "b"), List.of("c")));
    for (int n = -1; n < 4; n++) {
      trial.check(
          PolysDeployment.TEXTS,
          in -> texts(in.n(), in.point(), in.name()),
          new PolysDeployment.TextsInput(n, new Point(7), new Name("z")));
    }
  }
}
