package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A reference may be compared with null by ==. */
interface Nulls {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Box(String text) {}

  @Flow
  default String guarded(Box box) {
    if (box == null || box.text() == null) {
      return write("none");
    }
    return read(box.text());
  }

  @Flow
  default boolean step(String text) {
    return read(text) != null;
  }

  @Flow
  default boolean both(Box box) {
    return (null == box) == (box != null && box.text() != null);
  }

  @Flow
  default String chosen(List<String> list) {
    String first = list == null ? null : list.get(0);
    return first != null ? first : write("null");
  }
}

final class Run implements Script, Nulls {
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
    trial.bind(Nulls.class, this);
    trial.check(
        NullsDeployment.GUARDED,
        this::guarded,
        new Box("a"), new Box(null), new Box("null"), new Box("fail"), null);
    trial.check(NullsDeployment.STEP, this::step, "a", "null", "fail", null);
    trial.check(NullsDeployment.BOTH, this::both, new Box("a"), new Box(null), null);
    trial.check(
        NullsDeployment.CHOSEN,
        this::chosen,
        List.of("a"), List.of(), Collections.singletonList(null), null);
  }
}
