package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A parameter, a local and a tool of one name are what Java says they are. */
interface Shadow {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  String text(String text);

  @Flow
  default String same(String text) {
    String write = text(text);
    String read = write(write);
    return read(read) + this.text(text) + write;
  }

  @Flow
  default List<String> lambdas(List<String> text) {
    return Flows.each(text, read -> {
      String write = read(read);
      return text(write) + text.size();
    });
  }
}

final class Run implements Script, Shadow {
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
  public String text(String text) {
    Calls.write("text", text);
    return "t" + text;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Shadow.class, this);
    trial.check(ShadowDeployment.SAME, this::same, "a", null);
    trial.check(
        ShadowDeployment.LAMBDAS,
        this::lambdas,
        List.of("a", "b"), List.of("fail"), Collections.singletonList(null), List.of());
  }
}
