package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Switches over byte, short, char, int and their boxes. */
interface Selected {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Small(byte b, short s, char c, Short box, Byte small) {}

  @Flow
  default String steps(Small in) {
    switch (in.b()) {
      case -128 -> write("least");
      case 'a' -> write("letter");
      default -> write("other");
    }
    switch (in.box()) {
      case 1:
        return write("one");
      case 32767:
        return write("most");
      default:
    }
    return write("end");
  }

  @Flow
  default int expressions(Small in) {
    int c = switch (in.c()) {
      case 'a', 'b' -> 1;
      case '\uffff' -> 2;
      case 0 -> 3;
      default -> 4;
    };
    int s = switch (in.s()) {
      case -1 -> 10;
      default -> 20;
    };
    return c + s + switch (in.small()) {
      case 5 -> 100;
      default -> 200;
    };
  }
}

final class Run implements Script, Selected {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    if ("fail".equals(what)) {
      throw new IllegalStateException("read");
    }
    return "null".equals(what) ? null : "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    if ("bad".equals(what)) {
      throw new UnsupportedOperationException("write");
    }
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Selected.class, this);
    trial.check(
        SelectedDeployment.STEPS,
        this::steps,
        new Small((byte) -128, (short) -1, 'a', (short) 1, (byte) 5), new Small((byte) 97, (short) 1, '\uffff', (short) 32767, (byte) 6), new Small((byte) 0, (short) 0, '\0', (short) 0, null), new Small((byte) 0, (short) 0, 'z', null, (byte) 1), null);
    trial.check(
        SelectedDeployment.EXPRESSIONS,
        this::expressions,
        new Small((byte) -128, (short) -1, 'a', (short) 1, (byte) 5), new Small((byte) 97, (short) 1, '\uffff', (short) 32767, (byte) 6), new Small((byte) 0, (short) 0, '\0', (short) 0, null), new Small((byte) 0, (short) 0, 'z', null, (byte) 1), null);
  }
}
