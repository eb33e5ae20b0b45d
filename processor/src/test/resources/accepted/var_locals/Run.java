package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Locals declared with var have the type of their value. */
interface Inferred {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Box(List<Integer> numbers, Map<String, String> names) {}

  @Flow
  default String types(Box box) {
    var numbers = box.numbers();
    var first = numbers.get(0);
    var sum = first + 1L;
    var name = box.names().get("a");
    var written = write(name);
    final var text = written + sum;
    return text;
  }

  @Flow
  default List<String> lambda(Box box) {
    return Flows.each(box.numbers(), (var number) -> {
      var half = number / 2;
      var found = read("n" + half);
      return found;
    });
  }

  @Flow
  default void loop(Box box) {
    for (var number : box.numbers()) {
      var text = "n" + number;
      write(text);
    }
  }
}

final class Run implements Script, Inferred {
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
    trial.bind(Inferred.class, this);
    trial.check(
        InferredDeployment.TYPES,
        this::types,
        new Box(List.of(1), Map.of("a", "x")), new Box(List.of(1), Map.of()), new Box(List.of(), Map.of("a", "x")), new Box(Collections.singletonList(null), Map.of("a", "x")), new Box(List.of(2), null), null);
    trial.check(
        InferredDeployment.LAMBDA,
        this::lambda,
        new Box(List.of(1, 6), Map.of()), new Box(Arrays.asList(1, null), null), new Box(null, null));
    trial.check(
        InferredDeployment.LOOP,
        in -> {
          loop(in);
          return null;
        },
        new Box(List.of(1, 2), Map.of()), new Box(Arrays.asList(1, null), null), new Box(null, null));
  }
}
