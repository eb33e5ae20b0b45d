package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** for over tools without result, and a statement each whose result is not used. */
interface Sent {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  void send(String text);

  @Flow
  default void statement(List<String> items) {
    Flows.each(items, item -> write(item));
    items.stream().map(item -> read(item)).toList();
    for (String item : items) {
      send(item);
      send(read(item));
    }
  }

  @Flow
  default int mapped(List<Integer> items) {
    for (int item : items) {
      send("n" + 10 / item);
    }
    return items.size();
  }
}

final class Run implements Script, Sent {
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
  public void send(String text) {
    Calls.write("send", text);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Sent.class, this);
    trial.check(
        SentDeployment.STATEMENT,
        in -> {
          statement(in);
          return null;
        },
        List.of("a", "b"), List.of("a", "bad"), List.of("fail"), List.of(), null);
    trial.check(
        SentDeployment.MAPPED,
        this::mapped,
        List.of(1, 2), List.of(5, 0, 1), Arrays.asList(1, null), null);
  }
}
