package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Keys {
  String B = "b";
  int TWO = 2;

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String texts(String key) {
    return switch (key) {
      case "a":
      case B + "b":
        yield read(key);
      case "":
        yield "empty";
      default:
        String value = write(key);
        yield value + "!";
    };
  }

  @Flow
  default String numbers(int n) {
    return switch (n) {
      case 1 -> read("one");
      case TWO, 3, -4 -> read("more");
      case 'a' -> "letter";
      default -> write("other" + n);
    };
  }

  @Flow
  default String boxes(Character c, Byte b, short s) {
    String first = switch (c) {
      case 'x' -> write("x");
      case '\n', 97 -> "line";
      default -> "c" + c;
    };
    String second = switch (b) {
      case 1 -> read("b1");
      case -1 -> "minus";
      default -> "b" + b;
    };
    return first + second + switch (s) {
      case 10 -> 1.5;
      default -> s;
    };
  }
}

final class Run implements Script, Keys {
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
    trial.bind(Keys.class, this);
    trial.check(KeysDeployment.TEXTS, this::texts, "a", "bb", "b", "", "default", null);
    trial.check(KeysDeployment.NUMBERS, this::numbers, 1, 2, 3, -4, 97, 0);
    trial.check(
        KeysDeployment.BOXES,
        in -> boxes(in.c(), in.b(), in.s()),
        new KeysDeployment.BoxesInput('x', (byte) 1, (short) 10),
        new KeysDeployment.BoxesInput('\n', (byte) -1, (short) 11),
        new KeysDeployment.BoxesInput('a', (byte) 5, (short) -1),
        new KeysDeployment.BoxesInput('z', null, (short) 1),
        new KeysDeployment.BoxesInput(null, (byte) 1, (short) 1));
  }
}
