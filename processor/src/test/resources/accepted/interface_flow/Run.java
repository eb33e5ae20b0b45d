package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Flows of an interface and of the interface it extends, called with and without this. */
interface Base {
  @Tool
  String write(String what);

  @Flow
  default String base(String text) {
    return write("base" + text);
  }
}

interface Extended extends Base {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Flow
  default String extended(String text) {
    String found = this.read(text);
    return this.write(found) + write(text.substring(1));
  }
}

final class Run implements Script, Extended {
  @Override
  public String write(String what) {
    Calls.write("write", what);
    return "w" + what;
  }

  @Override
  public String read(String what) {
    Calls.read("read", what);
    return what + "r";
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Base.class, this).bind(Extended.class, this);
    trial.check(BaseDeployment.BASE, this::base, "a", null);
    trial.check(ExtendedDeployment.EXTENDED, this::extended, "ab", "", null);
  }
}
