package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** What a flow was given, and what a step returned, does not change any more. */
interface Immutable {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool
  List<String> own(String what);

  @Tool(effect = Effect.READ)
  int size(List<String> list);

  @Flow
  default int twice(String what) {
    List<String> first = own(what);
    int before = size(first);
    return before * 10 + size(first);
  }

  @Flow
  default String argument(List<String> list) {
    int size = list.size();
    String first = list.get(0);
    write(first);
    return size + list.get(size - 1);
  }
}

final class Run implements Script, Immutable {
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
  public List<String> own(String what) {
    Calls.write("own", what);
    if (what.equals("bad")) {
      throw new UnsupportedOperationException("own");
    }
    return new ArrayList<>(List.of(what, what));
  }

  @Override
  public int size(List<String> list) {
    Calls.read("size", list);
    return list.size();
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Immutable.class, this);
    trial.check(ImmutableDeployment.TWICE, this::twice, "a", "bad");
    trial.check(
        ImmutableDeployment.ARGUMENT,
        this::argument,
        new ArrayList<>(List.of("a", "b")), List.of("bad"), new LinkedList<>(), Collections.singletonList(null), null);
  }
}
