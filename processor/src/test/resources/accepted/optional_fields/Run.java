package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Optionals, lists and maps as components of records. */
interface Fields {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Deep(Optional<String> name, List<Map<String, List<Integer>>> maps, Map<String, Integer> numbers) {}

  @Tool
  Deep echo(Deep deep);

  @Flow
  default String name(Deep deep) {
    Deep echoed = echo(deep);
    return echoed.name().orElse("none") + deep.maps().get(0).get("a").size();
  }

  @Flow
  default Deep whole(Deep deep) {
    return echo(deep);
  }

  @Flow
  default int number(Deep deep) {
    Optional<Integer> number = Optional.ofNullable(deep.numbers().get("a"));
    return number.isPresent() ? number.get() : 100 / deep.numbers().size();
  }
}

final class Run implements Script, Fields {
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
  public Deep echo(Deep deep) {
    Calls.write("echo", deep);
    return deep;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Fields.class, this);
    trial.check(
        FieldsDeployment.NAME,
        this::name,
        new Deep(Optional.of("n"), List.of(Map.of("a", List.of(1, 2))), Map.of("a", 1)), new Deep(Optional.empty(), List.of(), Map.of()), new Deep(Optional.empty(), List.of(Map.of()), Map.of("b", 2)), new Deep(Optional.of(""), null, null));
    trial.check(
        FieldsDeployment.WHOLE,
        this::whole,
        new Deep(Optional.of("n"), List.of(Map.of("a", List.of(1, 2))), Map.of("a", 1)), new Deep(Optional.empty(), List.of(), Map.of()), new Deep(Optional.empty(), List.of(Map.of()), Map.of("b", 2)), new Deep(Optional.of(""), null, null));
    trial.check(
        FieldsDeployment.NUMBER,
        this::number,
        new Deep(Optional.of("n"), List.of(Map.of("a", List.of(1, 2))), Map.of("a", 1)), new Deep(Optional.empty(), List.of(), Map.of()), new Deep(Optional.empty(), List.of(Map.of()), Map.of("b", 2)), new Deep(Optional.of(""), null, null));
  }
}
