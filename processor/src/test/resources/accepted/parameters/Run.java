package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Parameters {
  record Point(int x, int y) {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  String clock();

  @Tool
  void stop();

  @Flow
  default String none() {
    return clock() + clock();
  }

  @Flow
  default Point several(Point point, int by, Boolean flip, List<String> names) {
    write(names.get(by));
    return flip ? new Point(point.y(), point.x() + by) : point;
  }

  @Flow
  default void nothing() {
    stop();
  }

  @Flow
  default void empty(String unused) {}

  @Flow
  default String same(String text) {
    return text;
  }

  @Flow
  default long widened(int n) {
    return n;
  }

  @Flow
  default Point missing(Point point) {
    return null;
  }
}

final class Run implements Script, Parameters {
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
  public String clock() {
    Calls.read("clock");
    return "c";
  }

  @Override
  public void stop() {
    Calls.write("stop");
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Parameters.class, this);
    trial.check(ParametersDeployment.NONE, in -> none(), (Void) null);
    trial.check(
        ParametersDeployment.SEVERAL,
        in -> several(in.point(), in.by(), in.flip(), in.names()),
        new ParametersDeployment.SeveralInput(new Point(1, 2), 1, true, List.of("a", "b")),
        new ParametersDeployment.SeveralInput(null, 0, false, List.of("a")),
        new ParametersDeployment.SeveralInput(null, 0, null, List.of("a")));
    trial.check(
        ParametersDeployment.NOTHING,
        in -> {
          nothing();
          return null;
        },
        (Void) null);
    trial.check(
        ParametersDeployment.EMPTY,
        in -> {
          empty(in);
          return null;
        },
        "x");
    trial.check(ParametersDeployment.SAME, this::same, "x", null);
    trial.check(ParametersDeployment.WIDENED, this::widened, 3);
    trial.check(ParametersDeployment.MISSING, this::missing, new Point(1, 1));
  }
}
