package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Two collaborators of different interfaces; each may hold steps of one name. */
interface Source {
  @Tool(id = "source_get", effect = Effect.READ)
  String get(String key);
}

interface Target {
  @Tool(id = "target_get", effect = Effect.READ)
  String get(String key);

  @Tool
  void put(String key, String value);
}

class Copy {
  private final Target target;
  private final Source source;

  Copy(Source from, Target to) {
    this.source = from;
    this.target = to;
  }

  @Flow
  boolean copy(String key) {
    String old = target.get(key);
    String now = source.get(key);
    if (now.equals(old)) {
      return false;
    }
    this.target.put(key, now);
    return true;
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Source source = key -> {
      Calls.read("source", key);
      return key.equals("none") ? null : key.substring(0, 1);
    };
    Target target = new Target() {
      @Override
      public String get(String key) {
        Calls.read("target", key);
        return key.equals("a") ? "a" : null;
      }

      @Override
      public void put(String key, String value) {
        Calls.write("put", key, value);
      }
    };
    trial.bind(Source.class, source).bind(Target.class, target);
    trial.check(CopyDeployment.COPY, new Copy(source, target)::copy, "a", "ab", "", "none");
  }
}
