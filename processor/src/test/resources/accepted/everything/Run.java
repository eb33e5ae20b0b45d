package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** All of it at once. */
interface Everything {
  enum Kind {
    SMALL,
    LARGE,
    ODD
  }

  record Part(String name, int size) {}

  record Job(String id, List<Part> parts, Optional<String> note) {}

  record Result(String id, List<String> lines, Kind kind, long total) {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Reasoner(model = "m")
  Kind judge(Part part, String context);

  @Pure
  static long total(List<String> lines) {
    return lines.stream().mapToLong(String::length).sum();
  }

  @Flow
  default String line(Part part, Kind kind) {
    if (kind == Kind.ODD && part.size() < 0) {
      return write("odd " + part.name());
    }
    return switch (kind) {
      case SMALL -> part.name();
      case LARGE -> read(part.name() + part.size());
      case ODD -> "odd";
    };
  }

  @Flow
  default Result run(Job job) {
    if (job.parts().isEmpty()) {
      return new Result(job.id(), List.of(), Kind.SMALL, 0);
    }
    String context = job.note().isPresent() ? job.note().get() : read(job.id());
    List<String> lines = Flows.each(job.parts(), part -> {
      Kind kind = part.size() > 100 ? Kind.LARGE : judge(part, context);
      return line(part, kind) + "/" + context;
    });
    Kind kind;
    long total = total(lines);
    if (total > 20 && !read("limit").isEmpty()) {
      write("large " + total);
      kind = Kind.LARGE;
    } else {
      kind = total % 2 == 1 ? Kind.ODD : Kind.SMALL;
    }
    for (String line : lines) {
      if (kind == Kind.LARGE) {
        write(line);
      }
    }
    return new Result(job.id(), lines, kind, total);
  }
}

final class Run implements Script, Everything {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    return "w" + what;
  }

  @Override
  public Kind judge(Part part, String context) {
    Calls.read("judge", part, context);
    return part.size() < 0 ? Kind.ODD : part.size() > 10 ? Kind.LARGE : Kind.SMALL;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Everything.class, this);
    trial.check(
        EverythingDeployment.RUN,
        this::run,
        new Job("none", List.of(), Optional.empty()),
        new Job("one", List.of(new Part("a", 1)), Optional.of("n")),
        new Job("odd", List.of(new Part("b", -1), new Part("c", 500)), Optional.empty()),
        new Job("many", List.of(new Part("a", 1), new Part("b", 20), new Part("c", 500)), Optional.of("note")),
        new Job("null", null, Optional.empty()));
  }
}
