package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A map keeps its order on its way through steps; null values stay. */
interface Maps {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  Map<String, Integer> echo(Map<String, Integer> map);

  @Pure
  static String keys(Map<String, Integer> map) {
    StringBuilder text = new StringBuilder();
    map.forEach((key, value) -> text.append(key).append('=').append(value).append(' '));
    return text.toString();
  }

  @Flow
  default String through(Map<String, Integer> map) {
    return keys(map) + keys(echo(map));
  }

  @Flow
  default int value(Map<String, Integer> map) {
    int first = map.get("z");
    Map<String, Integer> echoed = echo(map);
    return first + echoed.getOrDefault("y", 7) + (echoed.containsKey("a") ? 100 : 0);
  }
}

final class Run implements Script, Maps {
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
  public Map<String, Integer> echo(Map<String, Integer> map) {
    Calls.write("echo", map);
    return new LinkedHashMap<>(map);
  }

  private static Map<String, Integer> ordered(String... keys) {
    Map<String, Integer> map = new LinkedHashMap<>();
    for (String key : keys) {
      map.put(key == null ? "none" : key, key == null ? null : Integer.valueOf(map.size()));
    }
    return map;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Maps.class, this);
    trial.check(
        MapsDeployment.THROUGH,
        this::through,
        ordered("z", "a", "m"), ordered(), ordered("b", null), null);
    trial.check(
        MapsDeployment.VALUE,
        this::value,
        ordered("z", "a"), ordered("z", "y"), ordered("a"), ordered(), null);
  }
}
