package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Checked {
  final class Missing extends Exception {
    private static final long serialVersionUID = 1;

    Missing(String text) {
      super(text);
    }
  }

  @Tool(effect = Effect.READ)
  String find(String id) throws Missing;

  @Tool
  void write(String text) throws java.io.IOException;

  @Flow
  default String all(List<String> ids) throws Missing, java.io.IOException {
    String first = checked(ids.get(0));
    List<String> found = Flows.each(ids, id -> find(check(id)));
    write("found " + found.size() + first);
    return found.get(0);
  }

  @Pure
  static String check(String id) {
    if (id.equals("bad")) {
      throw new IllegalArgumentException(id);
    }
    return id;
  }

  @Flow
  default String checked(String id) throws java.io.IOException {
    write(check(id));
    return id;
  }
}

final class Run implements Script, Checked {
  @Override
  public String find(String id) throws Missing {
    Calls.read("find", id);
    if (id.equals("none")) {
      throw new Missing(id);
    }
    return id;
  }

  @Override
  public void write(String text) throws java.io.IOException {
    Calls.write("write", text);
    if (text.equals("io")) {
      throw new java.io.IOException(text);
    }
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Checked.class, this);
    trial.check(
        CheckedDeployment.ALL,
        this::all,
        List.of("a"),
        List.of("a", "none", "b"),
        List.of("io"),
        List.of("a", "bad", "b"),
        List.of());
  }
}
