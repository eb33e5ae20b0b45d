package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** After a failure more may have been read, but nothing more written. */
interface Reads {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String reads(String text) {
    String first = read(text);
    String second = read("two");
    String third = read("three");
    return first.length() + second + third;
  }

  @Flow
  default String fenced(String text) {
    String first = read(text);
    String written = write("between");
    String last = read("last" + written);
    return first + last + text.length();
  }

  @Flow
  default String unused(String text) {
    read(text);
    read("two");
    write("after");
    return "done";
  }
}

final class Run implements Script, Reads {
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
    trial.bind(Reads.class, this);
    trial.check(ReadsDeployment.READS, this::reads, "a", "fail", "null", null);
    trial.check(ReadsDeployment.FENCED, this::fenced, "a", "fail", "null", null);
    trial.check(ReadsDeployment.UNUSED, this::unused, "a", "fail", null);
  }
}
