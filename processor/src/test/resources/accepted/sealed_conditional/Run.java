package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Tests in ?: with steps in the arms, and beside steps. */
interface Conditionals {
  sealed interface Shape permits Circle, Square, Blank {}

  record Circle(int radius) implements Shape {}

  record Square(int side, String label) implements Shape {}

  record Blank() implements Shape {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String arms(Shape shape) {
    return shape instanceof Circle circle
        ? write("c" + circle.radius())
        : shape instanceof Square square ? read("s" + square.side()) : "blank";
  }

  @Flow
  default String right(Shape shape) {
    boolean large = shape instanceof Circle circle && read("c" + circle.radius()).length() > 1;
    return write(String.valueOf(large));
  }

  @Flow
  default boolean left(Shape shape) {
    return write("first").isEmpty() || shape instanceof Square square && square.side() > 0;
  }
}

final class Run implements Script, Conditionals {
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
    trial.bind(Conditionals.class, this);
    trial.check(ConditionalsDeployment.ARMS, this::arms, new Conditionals.Circle(3), new Conditionals.Square(4, "x"), new Conditionals.Square(-1, null), new Conditionals.Blank(), null);
    trial.check(ConditionalsDeployment.RIGHT, this::right, new Conditionals.Circle(3), new Conditionals.Square(4, "x"), new Conditionals.Square(-1, null), new Conditionals.Blank(), null);
    trial.check(ConditionalsDeployment.LEFT, this::left, new Conditionals.Circle(3), new Conditionals.Square(4, "x"), new Conditionals.Square(-1, null), new Conditionals.Blank(), null);
  }
}
