package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Optionals as inputs, results and inside of expressions. */
interface Optionals {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  Optional<String> find(String what);

  @Flow
  default String present(String text) {
    Optional<String> found = find(text);
    return found.isPresent() ? write(found.get()) : found.orElse("none");
  }

  @Flow
  default String chain(Optional<String> text) {
    return Optional.ofNullable(read(text.orElse("none"))).orElse("null") + find("a").isEmpty();
  }

  @Flow
  default Optional<Integer> returned(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(read(text).length());
  }

  @Flow
  default String failing(String text) {
    String found = find(text).orElseThrow();
    return write(found);
  }
}

final class Run implements Script, Optionals {
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
  public Optional<String> find(String what) {
    Calls.read("find", what);
    return what.isEmpty() ? Optional.empty() : Optional.of(what);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Optionals.class, this);
    trial.check(OptionalsDeployment.PRESENT, this::present, "a", "", "bad", null);
    trial.check(
        OptionalsDeployment.CHAIN,
        this::chain,
        Optional.of("a"), Optional.empty(), Optional.of("null"), Optional.of("fail"));
    trial.check(OptionalsDeployment.RETURNED, this::returned, "a", "", "null", null);
    trial.check(OptionalsDeployment.FAILING, this::failing, "a", "", "bad");
  }
}
