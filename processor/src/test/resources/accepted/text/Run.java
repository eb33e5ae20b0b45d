package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Texts {
  enum Color {
    RED,
    GREEN
  }

  record Point(int x, Color color) {}

  record Line(Point from, Point to, String name) {}

  record In(String text, char c, long n, double d, Boolean b, Color color, Line line) {}

  String BLOCK =
      """
      Dear "reader",
        welcome \
      here.
      """;

  @Flow
  default String join(In in) {
    String all = "<" + in.text() + '|' + in.c() + in.n() + ("," + in.d() + in.b()) + in.color() + in.line() + ">";
    return 1 + 2 + all + 1 + 2 + null + 'x' + 1.5f + BLOCK;
  }

  @Flow
  default String numbers(char c, int n) {
    return c + n + "" + c + n;
  }
}

final class Run implements Script, Texts {
  @Override
  public void run(Trial trial) {
    Line line = new Line(new Point(1, Color.RED), new Point(-2, null), "n");
    trial.check(
        TextsDeployment.JOIN,
        this::join,
        new In("a", 'c', 5, 2.0, true, Color.GREEN, line),
        new In(null, '\u00e9', Long.MIN_VALUE, 1e20, null, null, null));
    trial.check(
        TextsDeployment.NUMBERS, in -> numbers(in.c(), in.n()), new TextsDeployment.NumbersInput('a', 1));
  }
}
