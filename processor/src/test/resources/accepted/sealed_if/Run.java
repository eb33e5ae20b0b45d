package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Tests in if statements, with steps in the arms. */
interface Ifs {
  sealed interface Shape permits Circle, Square, Blank {}

  record Circle(int radius) implements Shape {}

  record Square(int side, String label) implements Shape {}

  record Blank() implements Shape {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String chain(Shape shape) {
    if (shape instanceof Circle circle) {
      return write("circle " + circle.radius());
    } else if (shape instanceof Square square) {
      String label = square.label() == null ? read("label") : square.label();
      return write(label + square.side());
    }
    return read("other");
  }

  @Flow
  default String joined(Shape shape) {
    String text;
    if (shape instanceof Square square && square.side() > 0) {
      text = write("side " + square.side());
    } else {
      text = "none";
    }
    write("behind");
    return text;
  }

  @Flow
  default String sameName(Shape shape) {
    if (shape instanceof Circle it) {
      write("circle " + it.radius());
    }
    if (shape instanceof Square it) {
      write("square " + it.side());
    }
    return read("end");
  }
}

final class Run implements Script, Ifs {
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
    trial.bind(Ifs.class, this);
    trial.check(IfsDeployment.CHAIN, this::chain, new Ifs.Circle(3), new Ifs.Square(4, "x"), new Ifs.Square(-1, null), new Ifs.Blank(), null);
    trial.check(IfsDeployment.JOINED, this::joined, new Ifs.Circle(3), new Ifs.Square(4, "x"), new Ifs.Square(-1, null), new Ifs.Blank(), null);
    trial.check(IfsDeployment.SAME_NAME, this::sameName, new Ifs.Circle(3), new Ifs.Square(4, "x"), new Ifs.Square(-1, null), new Ifs.Blank(), null);
  }
}
