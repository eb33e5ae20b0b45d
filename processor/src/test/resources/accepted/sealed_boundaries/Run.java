package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Values of sealed interfaces into and out of every kind of step; a record of one alone is a plain record. */
interface Boundaries {
  sealed interface Shape permits Circle, Square, Blank {}

  record Circle(int radius) implements Shape {}

  record Square(int side, String label) implements Shape {}

  record Blank() implements Shape {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Both(Shape shape, Circle circle, Optional<Shape> more) {}

  @Tool(effect = Effect.READ)
  Both pair(Shape shape, List<Shape> others);

  @Tool
  Optional<Shape> keep(Optional<Shape> shape);

  @Pure
  static Shape turned(Shape shape) {
    return shape instanceof Square square ? new Circle(square.side()) : shape;
  }

  @Reasoner(model = "example:small", system = "Choose a shape.")
  Shape choose(Shape shape, Circle circle);

  @Flow
  default Shape through(Shape shape, Circle circle) {
    Both both = pair(turned(shape), List.of(circle, new Square(circle.radius(), "made")));
    Optional<Shape> kept = keep(both.more());
    Shape chosen = choose(both.shape(), both.circle());
    return kept.orElse(chosen);
  }

  @Flow
  default int helped(Shape shape) {
    return shape instanceof Circle circle ? size(circle) : size(new Circle(0)) + 1;
  }

  @Flow
  default int size(Circle circle) {
    write("size " + circle.radius());
    return circle.radius();
  }
}

final class Run implements Script, Boundaries {
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
  public Both pair(Shape shape, List<Shape> others) {
    Calls.read("pair", shape + " " + others);
    return new Both(shape, new Circle(7), Optional.of(others.get(1)));
  }

  @Override
  public Optional<Shape> keep(Optional<Shape> shape) {
    Calls.write("keep", String.valueOf(shape));
    return shape.isPresent() && shape.get() instanceof Square ? Optional.empty() : shape;
  }

  @Override
  public Shape choose(Shape shape, Circle circle) {
    Calls.read("choose", shape + " " + circle);
    return shape == null ? circle : shape;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Boundaries.class, this);
    trial.check(
        BoundariesDeployment.THROUGH,
        input -> through(input.shape(), input.circle()),
        new BoundariesDeployment.ThroughInput(new Square(2, null), new Circle(1)),
        new BoundariesDeployment.ThroughInput(null, new Circle(2)));
    trial.check(BoundariesDeployment.HELPED, this::helped, new Boundaries.Circle(3), new Boundaries.Square(4, "x"), new Boundaries.Square(-1, null), new Boundaries.Blank(), null);
  }
}
