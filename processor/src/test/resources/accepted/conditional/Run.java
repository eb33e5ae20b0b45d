package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Choices {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  Integer number(String what);

  @Pure
  static boolean even(int n) {
    return n % 2 == 0;
  }

  @Flow
  default String arms(int n) {
    String value = n > 0 ? read("a") : n < -5 ? write("b") : "none" + n;
    return write(even(n) ? "even" : read("odd")) + value + (even(n) ? "x" : "y");
  }

  @Flow
  default long promoted(int n) {
    long value = n > 0 ? number("a") : 7L;
    double other = even(n) ? n : 0.5;
    return value + (other > 1 ? 1 : 0);
  }

  @Flow
  default Integer kept(int n) {
    return n > 0 ? number("null") : Integer.valueOf(3);
  }
}

final class Run implements Script, Choices {
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
  public Integer number(String what) {
    Calls.read("number", what);
    return what.equals("null") ? null : Integer.valueOf(what.length());
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Choices.class, this);
    trial.check(ChoicesDeployment.ARMS, this::arms, 1, 2, 0, -1, -8);
    trial.check(ChoicesDeployment.PROMOTED, this::promoted, 1, 2, 0);
    trial.check(ChoicesDeployment.KEPT, this::kept, 1, 0);
  }
}
