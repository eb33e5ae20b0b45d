package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Nested {
  record Team(String name, List<String> members) {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default List<List<String>> deep(List<Team> teams, String prefix) {
    String head = read(prefix);
    return Flows.each(teams, team -> {
      String title = head + team.name();
      return Flows.each(team.members(), member -> write(title + member + head + prefix + teams.size()));
    });
  }

  @Flow
  default String branch(List<Team> teams, int n) {
    if (n > 0) {
      List<String> names = Flows.each(teams, team -> n > 1 ? read(team.name() + n) : team.name());
      return names.get(0);
    }
    return "none";
  }

  @Flow
  default List<Integer> three(List<String> a) {
    return Flows.each(a, x -> Flows.each(a, y -> Flows.each(a, z -> read(x + y + z)).size()).get(0));
  }
}

final class Run implements Script, Nested {
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
    trial.bind(Nested.class, this);
    List<Team> teams = List.of(new Team("t", List.of("a", "b")), new Team("u", List.of()));
    trial.check(
        NestedDeployment.DEEP, in -> deep(in.teams(), in.prefix()), new NestedDeployment.DeepInput(teams, "p"));
    trial.check(
        NestedDeployment.BRANCH,
        in -> branch(in.teams(), in.n()),
        new NestedDeployment.BranchInput(teams, 0),
        new NestedDeployment.BranchInput(teams, 1),
        new NestedDeployment.BranchInput(teams, 2),
        new NestedDeployment.BranchInput(List.of(), 2));
    trial.check(NestedDeployment.THREE, this::three, List.of("a", "b"));
  }
}
