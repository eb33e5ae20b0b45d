package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Lists {
  record Entry(String key, List<String> tags) {}

  record Out(List<String> list, Map<String, Integer> map, Optional<String> first, int size) {}

  @Tool(effect = Effect.READ)
  List<String> tags(String key);

  @Flow
  default Out build(Entry entry) {
    List<String> tags = tags(entry.key());
    Optional<String> first = tags.isEmpty() ? Optional.empty() : Optional.of(tags.get(0));
    List<String> list = List.of(entry.key(), first.orElse("none"), "x");
    Map<String, Integer> map = Map.of(entry.key(), tags.size());
    boolean all = list.containsAll(tags) && map.containsKey("a");
    return new Out(List.copyOf(tags), map, Optional.ofNullable(entry.tags().get(0)), all ? 1 : list.size());
  }

  @Flow
  default String look(Map<String, String> values, String key) {
    return values.getOrDefault(key, "none") + values.get(key) + values.size() + values.isEmpty();
  }

  @Flow
  default String nested(List<List<String>> values) {
    return String.join("/", values.get(1)) + values.get(0).indexOf("b");
  }
}

final class Run implements Script, Lists {
  @Override
  public List<String> tags(String key) {
    Calls.read("tags", key);
    return key.equals("a") ? List.of("a", "x") : new ArrayList<>();
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Lists.class, this);
    trial.check(
        ListsDeployment.BUILD,
        this::build,
        new Entry("a", List.of("t")),
        new Entry("b", Collections.singletonList(null)),
        new Entry("c", List.of()));
    trial.check(
        ListsDeployment.LOOK,
        in -> look(in.values(), in.key()),
        new ListsDeployment.LookInput(Map.of("a", "1"), "a"),
        new ListsDeployment.LookInput(Map.of(), "a"));
    trial.check(
        ListsDeployment.NESTED,
        this::nested,
        List.of(List.of("a", "b"), List.of("c", "d")),
        List.of(List.of("a")));
  }
}
