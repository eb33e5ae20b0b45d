package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Boxes {
  @Tool(effect = Effect.READ)
  Integer find(String key);

  @Tool(effect = Effect.READ)
  int count(String key);

  @Tool
  void put(long amount, Double price);

  @Flow
  default long widen(String key) {
    long wide = count(key);
    int unboxed = find(key);
    Integer boxed = count(key);
    Byte small = 7;
    put(unboxed, 2.5);
    put(boxed, null);
    return wide + unboxed + boxed + small;
  }

  @Flow
  default Object2 keep(String key) {
    Integer kept = find(key);
    return new Object2(kept, key == null ? null : kept);
  }

  record Object2(Integer a, Integer b) {}

  @Flow
  default int mixed(String key) {
    return key.isEmpty() ? 1 : find(key);
  }
}

final class Run implements Script, Boxes {
  @Override
  public Integer find(String key) {
    Calls.read("find", key);
    return key.equals("none") ? null : Integer.valueOf(key.length());
  }

  @Override
  public int count(String key) {
    Calls.read("count", key);
    return key.length() + 1;
  }

  @Override
  public void put(long amount, Double price) {
    Calls.write("put", amount, price);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Boxes.class, this);
    trial.check(BoxesDeployment.WIDEN, this::widen, "abc", "none");
    trial.check(BoxesDeployment.KEEP, this::keep, "abc", "none");
    trial.check(BoxesDeployment.MIXED, this::mixed, "abc", "none", "");
  }
}
