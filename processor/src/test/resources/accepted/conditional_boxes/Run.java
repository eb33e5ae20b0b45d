package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A conditional of a box and a primitive unboxes, one of two boxes does not. */
interface Boxes {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Box(Integer a, Long b, Character c) {}

  @Flow
  default Integer both(Box box) {
    return box.c() == 'x' ? box.a() : Integer.valueOf(7);
  }

  @Flow
  default Integer one(Box box) {
    Integer value = box.c() == 'x' ? box.a() : 7;
    write("after");
    return value;
  }

  @Flow
  default long mixed(Box box) {
    return box.c() == 'x' ? box.a() : box.b();
  }

  @Flow
  default String text(Box box) {
    return "" + (box.c() == 'x' ? box.a() : box.c()) + (box.c() == 'y' ? box.c() : 'z');
  }
}

final class Run implements Script, Boxes {
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
    trial.bind(Boxes.class, this);
    trial.check(
        BoxesDeployment.BOTH,
        this::both,
        new Box(1, 2L, 'x'), new Box(1, 2L, 'y'), new Box(null, 2L, 'x'), new Box(1, null, 'y'), new Box(1, 2L, null), new Box(null, null, 'x'), null);
    trial.check(
        BoxesDeployment.ONE,
        this::one,
        new Box(1, 2L, 'x'), new Box(1, 2L, 'y'), new Box(null, 2L, 'x'), new Box(1, null, 'y'), new Box(1, 2L, null), new Box(null, null, 'x'), null);
    trial.check(
        BoxesDeployment.MIXED,
        this::mixed,
        new Box(1, 2L, 'x'), new Box(1, 2L, 'y'), new Box(null, 2L, 'x'), new Box(1, null, 'y'), new Box(1, 2L, null), new Box(null, null, 'x'), null);
    trial.check(
        BoxesDeployment.TEXT,
        this::text,
        new Box(1, 2L, 'x'), new Box(1, 2L, 'y'), new Box(null, 2L, 'x'), new Box(1, null, 'y'), new Box(1, 2L, null), new Box(null, null, 'x'), null);
  }
}
