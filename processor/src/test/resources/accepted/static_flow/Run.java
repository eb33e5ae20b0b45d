package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A flow may be static, beside static tools. */
final class Statics {
  private Statics() {}

  @Tool
  static String write(String what) {
    Calls.write("write", what);
    if (what.equals("bad")) {
      throw new UnsupportedOperationException("write");
    }
    return "w" + what;
  }

  @Pure
  static int length(String text) {
    return text.length();
  }

  @Flow
  static String stored(String text) {
    int length = length(text);
    return write(text) + length;
  }

  @Flow
  static String twice(String text) {
    return Statics.stored(text) + stored("x");
  }

  static final class Inner {
    @Flow
    static String outer(String text) {
      return twice(text) + write("inner");
    }
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(StaticsDeployment.STORED, Statics::stored, "a", "", "bad", null);
    trial.check(StaticsDeployment.TWICE, Statics::twice, "a", "bad", null);
    trial.check(Statics_InnerDeployment.OUTER, Statics.Inner::outer, "a", "bad", null);
  }
}
