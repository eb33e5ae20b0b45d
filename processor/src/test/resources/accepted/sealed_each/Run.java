package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Lists of values of a sealed interface. */
interface Eaches {
  sealed interface Shape permits Circle, Square, Blank {}

  record Circle(int radius) implements Shape {}

  record Square(int side, String label) implements Shape {}

  record Blank() implements Shape {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Page(List<Shape> shapes) {}

  @Flow
  default List<String> lambda(Page page) {
    return Flows.each(
        page.shapes(), shape -> shape instanceof Circle circle ? read("c" + circle.radius()) : "other");
  }

  @Flow
  default List<String> block(Page page) {
    return Flows.each(page.shapes(), shape -> {
      if (!(shape instanceof Square square)) {
        return read("no square");
      }
      return write("s" + square.side());
    });
  }

  @Flow
  default List<Boolean> stream(Page page) {
    return page.shapes().stream().map(shape -> shape instanceof Blank).toList();
  }

  @Flow
  default void loop(Page page) {
    for (Shape shape : page.shapes()) {
      if (shape instanceof Circle circle && circle.radius() > 0) {
        write("circle " + circle.radius());
      }
    }
  }

  @Flow
  default List<String> captured(Page page) {
    Shape first = page.shapes().get(0);
    if (first instanceof Circle circle) {
      return Flows.each(page.shapes(), shape -> read(circle.radius() + " " + (shape instanceof Circle)));
    }
    return List.of();
  }
}

final class Run implements Script, Eaches {
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

  private Void looped(Page page) {
    loop(page);
    return null;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Eaches.class, this);
    trial.check(EachesDeployment.LAMBDA, this::lambda, new Page(List.of(new Circle(1), new Square(2, "x"), new Blank())), new Page(Arrays.asList(new Square(3, null), null)), new Page(List.of()));
    trial.check(EachesDeployment.BLOCK, this::block, new Page(List.of(new Circle(1), new Square(2, "x"), new Blank())), new Page(Arrays.asList(new Square(3, null), null)), new Page(List.of()));
    trial.check(EachesDeployment.STREAM, this::stream, new Page(List.of(new Circle(1), new Square(2, "x"), new Blank())), new Page(Arrays.asList(new Square(3, null), null)), new Page(List.of()));
    trial.check(EachesDeployment.LOOP, this::looped, new Page(List.of(new Circle(1), new Square(2, "x"), new Blank())), new Page(Arrays.asList(new Square(3, null), null)), new Page(List.of()));
    trial.check(EachesDeployment.CAPTURED, this::captured, new Page(List.of(new Circle(1), new Square(2, "x"), new Blank())), new Page(Arrays.asList(new Square(3, null), null)), new Page(List.of()));
  }
}
