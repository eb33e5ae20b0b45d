package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Tests as values: without a step they are a part of an expression. */
interface Values {
  sealed interface Shape permits Circle, Square, Blank {}

  record Circle(int radius) implements Shape {}

  record Square(int side, String label) implements Shape {}

  record Blank() implements Shape {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default boolean plain(Shape shape) {
    return shape instanceof Circle;
  }

  @Flow
  default boolean not(Shape shape) {
    return !(shape instanceof Circle);
  }

  @Flow
  default boolean any(Shape shape) {
    return shape instanceof Shape;
  }

  @Flow
  default boolean both(Shape shape) {
    return shape instanceof Square square && square.side() > 0 && square.label() != null;
  }

  @Flow
  default boolean either(Shape shape) {
    return !(shape instanceof Circle circle) || circle.radius() > 5;
  }

  @Flow
  default int chosen(Shape shape) {
    return shape instanceof Circle circle ? circle.radius()
        : shape instanceof Square square ? square.side() * 2 : -1;
  }

  @Flow
  default String held(Shape shape) {
    boolean circle = shape instanceof Circle;
    int size = shape instanceof Circle c && c.radius() > 1 ? c.radius() : 0;
    return write(circle + " " + size);
  }
}

final class Run implements Script, Values {
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
    trial.bind(Values.class, this);
    trial.check(ValuesDeployment.PLAIN, this::plain, new Values.Circle(3), new Values.Square(4, "x"), new Values.Square(-1, null), new Values.Blank(), null);
    trial.check(ValuesDeployment.NOT, this::not, new Values.Circle(3), new Values.Square(4, "x"), new Values.Square(-1, null), new Values.Blank(), null);
    trial.check(ValuesDeployment.ANY, this::any, new Values.Circle(3), new Values.Square(4, "x"), new Values.Square(-1, null), new Values.Blank(), null);
    trial.check(ValuesDeployment.BOTH, this::both, new Values.Circle(3), new Values.Square(4, "x"), new Values.Square(-1, null), new Values.Blank(), null);
    trial.check(ValuesDeployment.EITHER, this::either, new Values.Circle(3), new Values.Square(4, "x"), new Values.Square(-1, null), new Values.Blank(), null);
    trial.check(ValuesDeployment.CHOSEN, this::chosen, new Values.Circle(3), new Values.Square(4, "x"), new Values.Square(-1, null), new Values.Blank(), null);
    trial.check(ValuesDeployment.HELD, this::held, new Values.Circle(3), new Values.Square(4, "x"), new Values.Square(-1, null), new Values.Blank(), null);
  }
}
