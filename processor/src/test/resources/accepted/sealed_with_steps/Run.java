package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A type test whose binding is used by a step on its right. */
interface Tested {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  sealed interface Shape permits Circle, Square {}

  record Circle(Integer radius, String name) implements Shape {}

  record Square(int side) implements Shape {}

  @Tool(effect = Effect.READ)
  Shape shape(String what);

  @Flow
  default String right(Shape shape) {
    boolean found = shape instanceof Circle c && read(c.name()).length() > c.radius();
    return found + write("end");
  }

  @Flow
  default int chosen(String text) {
    Shape shape = shape(text);
    return shape instanceof Square s && s.side() > 0
        ? 100 / (s.side() - 1)
        : shape instanceof Circle c ? write(c.name()).length() : -1;
  }

  @Flow
  default String nested(Shape shape) {
    if (shape instanceof Circle c) {
      if (c.radius() > 1 && c.name() != null) {
        write(c.name());
        return c.name() + c.radius();
      }
      write("small");
    } else if (shape instanceof Square s && write("square").length() > s.side()) {
      return "s" + s.side();
    }
    return write("rest");
  }
}

final class Run implements Script, Tested {
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
  public Shape shape(String what) {
    Calls.read("shape", what);
    return switch (what) {
      case "square" -> new Square(3);
      case "one" -> new Square(1);
      case "minus" -> new Square(-1);
      case "null" -> null;
      default -> new Circle(1, what);
    };
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Tested.class, this);
    trial.check(
        TestedDeployment.RIGHT,
        this::right,
        new Circle(1, "a"), new Circle(9, "a"), new Circle(null, "a"), new Circle(null, "fail"), new Circle(1, "null"), new Square(2), null);
    trial.check(
        TestedDeployment.CHOSEN,
        this::chosen,
        "square", "one", "minus", "circle", "bad", "null");
    trial.check(
        TestedDeployment.NESTED,
        this::nested,
        new Circle(2, "a"), new Circle(2, null), new Circle(1, "a"), new Circle(null, null), new Square(2), new Square(99), null);
  }
}
