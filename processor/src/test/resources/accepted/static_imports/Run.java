package demo;

import static other.Library.shout;
import static other.Library.stamp;

import dev.sluice.Effect;
import dev.sluice.Flow;
import dev.sluice.Tool;
import dev.sluice.processor.testing.Script;
import dev.sluice.processor.testing.Trial;
import other.Library;

interface Base {
  @Tool(effect = Effect.READ)
  String inherited(String text);
}

abstract class Middle implements Base {
  @Tool(effect = Effect.READ)
  abstract String own(String text);
}

class Imports extends Middle {
  @Override
  public String inherited(String text) {
    return "i" + text;
  }

  @Override
  String own(String text) {
    return "o" + text;
  }

  @Tool(effect = Effect.READ)
  String withBody(String text) {
    return "b" + text;
  }

  @Flow
  String all(String text) {
    String loud = shout(text) + Library.shout(stamp("x"));
    return withBody(loud);
  }
}

interface Sub extends Base {
  @Flow
  default String call(String text) {
    return inherited(text) + this.inherited("2") + Sub.this.inherited("3");
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Imports imports = new Imports();
    Sub sub = text -> "s" + text;
    trial.bind(Imports.class, imports).bind(Base.class, sub);
    trial.check(ImportsDeployment.ALL, imports::all, "a");
    trial.check(SubDeployment.CALL, sub::call, "a");
  }
}
