package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Tools may throw checked exceptions, also in lambdas. */
interface Checked {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  String load(String path) throws java.io.IOException, InterruptedException;

  @Flow
  default String one(String path) throws java.io.IOException, InterruptedException {
    String found = load(path);
    write(found);
    return found;
  }

  @Flow
  default List<String> each(List<String> paths) throws Exception {
    return Flows.<String, String, Exception>each(paths, path -> load(path));
  }

  @Flow
  default String thrown(String path) throws Exception {
    if (path.isEmpty()) {
      write("empty");
      throw new java.io.FileNotFoundException(path);
    }
    return path;
  }
}

final class Run implements Script, Checked {
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
  public String load(String path) throws java.io.IOException, InterruptedException {
    Calls.read("load", path);
    if (path.equals("io")) {
      throw new java.io.IOException(path);
    }
    if (path.equals("stop")) {
      throw new UnsupportedOperationException(path);
    }
    return path;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Checked.class, this);
    trial.check(CheckedDeployment.ONE, this::one, "a", "io", "stop", "bad", null);
    trial.check(
        CheckedDeployment.EACH,
        this::each,
        List.of("a", "b"), List.of("a", "io", "stop"), List.of(), null);
    trial.check(CheckedDeployment.THROWN, this::thrown, "a", "", null);
  }
}
