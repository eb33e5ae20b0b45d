package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Streams {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Group(String name, List<String> members) {}

  @Flow
  default List<String> map(Group group) {
    return group.members().stream().map(member -> read(group.name() + member)).toList();
  }

  @Flow
  default int size(Group group) {
    return group.members().stream().map(this::write).toList().size();
  }
}

final class Run implements Script, Streams {
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
  public void run(Trial trial) {
    trial.bind(Streams.class, this);
    Group group = new Group("g", List.of("a", "b"));
    trial.check(StreamsDeployment.MAP, this::map, group, new Group(null, List.of("x")), new Group("n", null));
    trial.check(StreamsDeployment.SIZE, this::size, group);
  }
}
