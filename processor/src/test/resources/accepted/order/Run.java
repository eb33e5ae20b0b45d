package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** What can fail stands before a call with an effect, as in Java. */
interface Order {
  record Box(String text) {}

  @Tool
  int write(String what);

  @Tool(effect = Effect.READ)
  Box read(String what);

  @Pure
  static int check(int value) {
    if (value > 5) {
      throw new IllegalStateException("too large");
    }
    return value;
  }

  @Flow
  default int division(int a, int b) {
    return a / b + write("after") + a % b * write("last");
  }

  @Flow
  default int accessor(Box box) {
    return box.text().length() + write(box.text()) + read("x").text().charAt(3);
  }

  @Flow
  default int pures(int value) {
    write("first");
    int checked = check(value) + write("second") + check(value + 1) + write("third");
    return checked;
  }

  @Flow
  default int statements(Box box) {
    int length = box.text().length();
    write("one");
    int unused = 10 / length;
    write("two");
    return length;
  }

  @Tool
  String three(String a, int b, String c);

  @Flow
  default String arguments(Box box, int b) {
    return three(box.text(), write("argument") / b, box.text().substring(2)) + write("end");
  }
}

final class Run implements Script, Order {
  @Override
  public int write(String what) {
    Calls.write("write", what);
    return what.length();
  }

  @Override
  public Box read(String what) {
    Calls.read("read", what);
    return new Box(what);
  }

  @Override
  public String three(String a, int b, String c) {
    Calls.write("three", a, b, c);
    return a + b + c;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Order.class, this);
    trial.check(
        OrderDeployment.DIVISION,
        in -> division(in.a(), in.b()),
        new OrderDeployment.DivisionInput(7, 2),
        new OrderDeployment.DivisionInput(7, 0));
    trial.check(OrderDeployment.ACCESSOR, this::accessor, new Box("abc"), new Box(null), null);
    trial.check(OrderDeployment.PURES, this::pures, 1, 5, 6);
    trial.check(OrderDeployment.STATEMENTS, this::statements, new Box("abc"), new Box(""), new Box(null));
    trial.check(
        OrderDeployment.ARGUMENTS,
        in -> arguments(in.box(), in.b()),
        new OrderDeployment.ArgumentsInput(new Box("abc"), 1),
        new OrderDeployment.ArgumentsInput(new Box("abc"), 0),
        new OrderDeployment.ArgumentsInput(new Box("a"), 1),
        new OrderDeployment.ArgumentsInput(new Box(null), 1),
        new OrderDeployment.ArgumentsInput(null, 1));
  }
}
