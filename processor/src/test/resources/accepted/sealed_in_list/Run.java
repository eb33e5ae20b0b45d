package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Sealed values in lists and as items of each. */
interface Lists {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  sealed interface Event permits Opened, Closed, Noted {}

  record Opened(String by) implements Event {}

  record Closed(String by, int code) implements Event {}

  record Noted() implements Event {}

  @Tool(effect = Effect.READ)
  List<Event> events(String what);

  @Tool
  Event store(Event event);

  @Flow
  default List<String> texts(List<Event> events) {
    return Flows.each(events, event -> {
      if (event instanceof Opened opened) {
        return read(opened.by());
      }
      if (event instanceof Closed closed && closed.code() > 0) {
        return write(closed.by());
      }
      return "none";
    });
  }

  @Flow
  default int first(String what) {
    List<Event> found = events(what);
    Event first = found.get(0);
    return first instanceof Closed closed ? 100 / closed.code() : found.size();
  }

  @Flow
  default List<Event> stored(List<Event> events) {
    return Flows.each(events, event -> store(event));
  }
}

final class Run implements Script, Lists {
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
  public List<Event> events(String what) {
    Calls.read("events", what);
    return switch (what) {
      case "open" -> List.of(new Opened("x"), new Noted());
      case "closed" -> List.of(new Closed("x", 4));
      case "zero" -> List.of(new Closed("x", 0));
      case "null" -> Collections.singletonList(null);
      default -> List.of();
    };
  }

  @Override
  public Event store(Event event) {
    Calls.write("store", event);
    return event;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Lists.class, this);
    trial.check(
        ListsDeployment.TEXTS,
        this::texts,
        List.of(new Opened("a"), new Closed("b", 1), new Closed("c", 0), new Noted()), Arrays.asList(new Noted(), null), List.of(new Closed("bad", 2), new Opened("fail")), List.of(new Opened("null")), List.of(), null);
    trial.check(ListsDeployment.FIRST, this::first, "open", "closed", "zero", "empty", "null");
    trial.check(
        ListsDeployment.STORED,
        this::stored,
        List.of(new Opened("a"), new Noted()), Arrays.asList(null, new Closed(null, 1)), List.of());
  }
}
