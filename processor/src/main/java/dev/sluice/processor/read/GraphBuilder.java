package dev.sluice.processor.read;

import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One graph while its steps are read. */
final class GraphBuilder {

  private final String input;
  private final NameSpace names;
  private final List<GraphStep> steps = new ArrayList<>();

  private GraphBuilder(String input, NameSpace names) {
    this.input = input;
    this.names = names;
  }

  /** @param input the name of the input value, which is then taken */
  static GraphBuilder flow(String input) {
    NameSpace names = NameSpace.root();
    return new GraphBuilder(names.take(input), names);
  }

  /** The graph of an arm, which has no input of its own. */
  GraphBuilder arm() {
    return new GraphBuilder(StepGraph.DEFAULT_INPUT, names.inner());
  }

  /** The graph of an each body. */
  GraphBuilder body(String item) {
    NameSpace inner = names.inner();
    return new GraphBuilder(inner.take(item), inner);
  }

  String input() {
    return input;
  }

  String takeName(String wanted) {
    return names.take(wanted);
  }

  /** The value of that name is a primitive, or was made here. */
  void markNeverNull(String name) {
    names.markNeverNull(name);
  }

  boolean isNeverNull(String name) {
    return names.isNeverNull(name);
  }

  void add(GraphStep step) {
    steps.add(step);
  }

  /** The edges of a step that takes one value: none when that is the input itself. */
  List<String> edges(String source) {
    return source.equals(input) ? List.of() : List.of(source);
  }

  StepGraph build(String result) {
    return new StepGraph(input, Optional.of(result), steps);
  }
}
