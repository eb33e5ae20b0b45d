package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Results of steps are tested, also where an operator decides whether the step is made. */
interface Operands {
  sealed interface Shape permits Circle, Square, Blank {}

  record Circle(int radius) implements Shape {}

  record Square(int side, String label) implements Shape {}

  record Blank() implements Shape {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  Shape find(String what);

  @Flow
  default String called(String what) {
    if (find(what) instanceof Circle circle) {
      return write("circle " + circle.radius());
    }
    return "none";
  }

  @Flow
  default String behindAnd(String what) {
    if (!what.isEmpty() && find(what) instanceof Circle circle) {
      return write("circle " + circle.radius());
    }
    return "none";
  }

  @Flow
  default String behindOr(String what) {
    if (what.isEmpty() || !(find(what) instanceof Square square) || square.label() == null) {
      return "none";
    }
    write("square");
    return square.label();
  }

  @Flow
  default boolean chained(String what) {
    return find(what) instanceof Square square
        && find(square.label()) instanceof Circle circle
        && circle.radius() > 0
        && write("found " + circle.radius()).length() > square.side();
  }

  @Flow
  default String two(String what) {
    String text = !what.isEmpty()
            && find(what) instanceof Circle circle
            && find("x" + what) instanceof Circle other
        ? write(circle.radius() + " " + other.radius())
        : "none";
    return text;
  }
}

final class Run implements Script, Operands {
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
  public Shape find(String what) {
    Calls.read("find", what);
    return switch (what) {
      case "c", "xc" -> new Circle(what.length());
      case "s" -> new Square(2, null);
      case "square" -> new Square(3, "c");
      default -> null;
    };
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Operands.class, this);
    trial.check(OperandsDeployment.CALLED, this::called, "c", "square", "", "none", "xc", "s");
    trial.check(OperandsDeployment.BEHIND_AND, this::behindAnd, "c", "square", "", "none", "xc", "s");
    trial.check(OperandsDeployment.BEHIND_OR, this::behindOr, "c", "square", "", "none", "xc", "s");
    trial.check(OperandsDeployment.CHAINED, this::chained, "c", "square", "", "none", "xc", "s");
    trial.check(OperandsDeployment.TWO, this::two, "c", "square", "", "none", "xc", "s");
  }
}
