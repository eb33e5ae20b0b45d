package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A flow inlined twice keeps its step names below those of its calls. */
interface Inlined {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String inner(String text) {
    String found = read(text);
    String written = write(found);
    return written + text;
  }

  @Flow
  default String twice(String text) {
    String found = inner(text);
    String written = inner(found);
    return found + written;
  }

  @Flow
  default String unnamed(String text) {
    inner(text);
    inner("x");
    return inner(inner(text));
  }

  @Flow
  default List<String> items(List<String> texts) {
    List<String> first = Flows.each(texts, text -> inner(text));
    return Flows.each(first, text -> text.length() > 5 ? inner(text) : inner("short"));
  }
}

final class Run implements Script, Inlined {
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
    trial.bind(Inlined.class, this);
    trial.check(InlinedDeployment.TWICE, this::twice, "a", "fail", null);
    trial.check(InlinedDeployment.UNNAMED, this::unnamed, "a", "fail", null);
    trial.check(
        InlinedDeployment.ITEMS,
        this::items,
        List.of("a", "bcd"), List.of("a", "fail"), List.of(), null);
  }
}
