package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Base {
  @Tool(effect = Effect.READ)
  String get(String id);

  @Tool
  String put(String id);
}

/** Implements what it uses, and calls only what it was given. */
class Caching implements Base {
  private final Base inner;

  Caching(Base inner) {
    this.inner = inner;
  }

  @Override
  public String get(String id) {
    return "cached" + inner.get(id);
  }

  @Override
  public String put(String id) {
    return inner.put(id);
  }

  @Flow
  String copy(String id) {
    return inner.put(inner.get(id));
  }
}

final class Run implements Script, Base {
  @Override
  public String get(String id) {
    Calls.read("get", id);
    return "g" + id;
  }

  @Override
  public String put(String id) {
    Calls.write("put", id);
    return "p" + id;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Base.class, this);
    trial.check(CachingDeployment.COPY, new Caching(this)::copy, "a");
  }
}
