package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A variable of a negated test is seen behind the statement that leaves. */
interface Early {
  sealed interface Shape permits Circle, Square, Blank {}

  record Circle(int radius) implements Shape {}

  record Square(int side, String label) implements Shape {}

  record Blank() implements Shape {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String required(Shape shape) {
    if (!(shape instanceof Square square)) {
      return read("no square");
    }
    write("square " + square.side());
    return square.label();
  }

  @Flow
  default String narrowed(Shape shape) {
    if (!(shape instanceof Square square) || square.label() == null) {
      return "none";
    }
    return write(square.label());
  }

  @Flow
  default int inside(Shape shape) {
    int size;
    if (shape instanceof Blank) {
      size = 0;
    } else {
      if (!(shape instanceof Circle circle)) {
        return -1;
      }
      write("circle");
      size = circle.radius();
    }
    write("size " + size);
    return size;
  }
}

final class Run implements Script, Early {
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
    trial.bind(Early.class, this);
    trial.check(EarlyDeployment.REQUIRED, this::required, new Early.Circle(3), new Early.Square(4, "x"), new Early.Square(-1, null), new Early.Blank(), null);
    trial.check(EarlyDeployment.NARROWED, this::narrowed, new Early.Circle(3), new Early.Square(4, "x"), new Early.Square(-1, null), new Early.Blank(), null);
    trial.check(EarlyDeployment.INSIDE, this::inside, new Early.Circle(3), new Early.Square(4, "x"), new Early.Square(-1, null), new Early.Blank(), null);
  }
}
