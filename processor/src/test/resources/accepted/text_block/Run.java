package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Text blocks are their value, not their layout. */
interface Blocks {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  String PROMPT = """
      Dear "customer",
        indented\tand \
      joined
      """;

  @Flow
  default String letter(String name) {
    return write("""
        Hello %s
          bye""".replace("%s", name)) + PROMPT;
  }

  @Flow
  default String joined(String name) {
    return """
        <""" + name + """
        >
        """;
  }

  @Flow
  default int keys(String name) {
    return switch (name) {
      case """
          a""" -> 1;
      default -> 2;
    };
  }
}

final class Run implements Script, Blocks {
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
    trial.bind(Blocks.class, this);
    trial.check(BlocksDeployment.LETTER, this::letter, "Ann", "", null);
    trial.check(BlocksDeployment.JOINED, this::joined, "Ann", null);
    trial.check(BlocksDeployment.KEYS, this::keys, "a", "b", null);
  }
}
