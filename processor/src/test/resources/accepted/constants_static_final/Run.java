package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Constants of the same class, of enums and of the JDK. */
interface Constants {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  enum Color {
    RED,
    GREEN
  }

  record Limit(String name, int most) {}

  int MOST = 3;
  String NAME = "limit";
  Limit LIMIT = new Limit(NAME + MOST, MOST * 2);
  List<String> NAMES = List.of(NAME, "b");
  Color DEFAULT = Color.GREEN;
  String TEXT = NAME.toUpperCase(Locale.ROOT) + DEFAULT;
  long LONG = Integer.MAX_VALUE + 1L;

  @Flow
  default String named(String text) {
    return write(LIMIT.name()) + NAMES.contains(text) + TEXT + LONG;
  }

  @Flow
  default int most(Integer n) {
    return n > LIMIT.most() ? write(NAMES.get(1)).length() : n + MOST;
  }

  @Flow
  default Color color(Color color) {
    return color == DEFAULT ? Color.RED : DEFAULT;
  }
}

final class Run implements Script, Constants {
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
    trial.bind(Constants.class, this);
    trial.check(ConstantsDeployment.NAMED, this::named, "limit", "");
    trial.check(ConstantsDeployment.MOST, this::most, 1, 7, null);
    trial.check(ConstantsDeployment.COLOR, this::color, Color.RED, Color.GREEN, null);
  }
}
