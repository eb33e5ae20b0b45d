package dev.sluice.processor.read;

import com.sun.source.tree.Tree;
import dev.sluice.ir.Ann;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.GraphStep.Iterate.Carried;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Adds the steps that run a graph on its own results. */
final class Repetitions {

  private final Readers readers;

  Repetitions(Readers readers) {
    this.readers = readers;
  }

  /**
   * A value that rounds hand on.
   *
   * @param wanted its name in the body
   * @param source the name of the first round's value
   */
  record Start(String wanted, String source) {}

  /**
   * The end of a round.
   *
   * @param carried names of what the next round starts with
   * @param stop the name of the boolean that ends the repetition
   */
  record Next(List<String> carried, Optional<String> stop) {}

  /** Reads one round, given the names of what it starts with. */
  @FunctionalInterface
  interface Round {
    Next read(List<String> names, Frame frame);
  }

  /** The name of what the first value has become. */
  String add(
      StepPlace place, List<Start> starts, int bound, Ann ann, Round round, Tree at, Frame frame) {
    GraphBuilder graph = frame.graph().body(frame.prefix() + starts.get(0).wanted());
    Frame inner = frame.body(graph, frame.place().inside(place.id(), "round"));
    List<String> names = new ArrayList<>(List.of(graph.input()));
    starts.stream()
        .skip(1)
        .forEach(start -> names.add(graph.takeName(frame.prefix() + start.wanted())));
    Next next = round.read(names, inner);
    String result = names.size() == 1 && next.stop().isEmpty()
        ? next.carried().get(0)
        : packed(names, next, inner, at);
    List<Carried> carried = IntStream.range(0, names.size())
        .mapToObj(i -> new Carried(names.get(i), starts.get(i).source()))
        .toList();
    StepName name = frame.name(place);
    GraphStep step = new GraphStep.Iterate(
        carried, name.output(), graph.build(result), bound, next.stop().isPresent(), ann);
    readers.context().add(frame, step, name.id(), at);
    return name.output();
  }

  private String packed(List<String> names, Next next, Frame inner, Tree at) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      fields.put(names.get(i), next.carried().get(i));
    }
    next.stop().ifPresent(stop -> fields.put(GraphStep.Iterate.STOP, stop));
    return readers.steps().pack(fields, "next", inner, at);
  }
}
