package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What each graph must satisfy by itself, whatever is around it. */
final class GraphChecks {

  /** Names that the lowering may give to fields of its own. */
  private static final Pattern RESERVED = Pattern.compile("__.*__", Pattern.DOTALL);

  private GraphChecks() {}

  /** Checks a graph and all graphs inside it. */
  static void check(StepGraph root) {
    NestedGraphs.innermostFirst(root).forEach(GraphChecks::checkGraph);
  }

  private static void checkGraph(StepGraph graph) {
    checkField(graph.input(), graph.input());
    graph.output().ifPresent(output -> checkOutput(output, graph.input()));
    Set<String> taken = new HashSet<>(Set.of(graph.input()));
    for (GraphStep step : graph.steps()) {
      checkOutput(step.output(), step.output());
      if (!taken.add(step.output())) {
        throw new GraphException(
            GraphException.Code.GRAPH_NAME_TAKEN,
            step.output(),
            "The name '" + step.output() + "' is given twice in one graph; its input counts");
      }
      checkStep(step);
    }
  }

  private static void checkStep(GraphStep step) {
    boolean chooses = !(step instanceof GraphStep.Switch choice)
        || !choice.cases().isEmpty()
        || choice.fallback().isPresent();
    if (!chooses) {
      throw new GraphException(
          GraphException.Code.GRAPH_SWITCH_EMPTY,
          step.output(),
          "A switch needs at least one case or a default");
    }
    if (step instanceof GraphStep.Each each) {
      checkEach(each);
    }
    if (step instanceof GraphStep.Iterate iterate) {
      checkIterate(iterate);
    }
    if (step instanceof GraphStep.Pure pure) {
      checkPure(pure);
    }
  }

  private static void checkEach(GraphStep.Each step) {
    if (step.maxParallel().isPresent() && step.maxParallel().getAsInt() < 1) {
      throw new GraphException(
          GraphException.Code.GRAPH_EACH_BOUND,
          step.output(),
          "At most " + step.maxParallel().getAsInt()
              + " items in flight run no item; the bound is 1 or more");
    }
    for (String name : step.consts().keySet()) {
      checkField(name, step.output());
      if (name.equals(step.body().input())) {
        throw new GraphException(
            GraphException.Code.GRAPH_NAME_TAKEN,
            step.output(),
            "The name '" + name + "' is both the item and a constant of the body");
      }
    }
  }

  private static void checkIterate(GraphStep.Iterate step) {
    if (step.bound() < 0) {
      throw new GraphException(
          GraphException.Code.GRAPH_ITERATE_BOUND,
          step.output(),
          "At most " + step.bound() + " rounds cannot be run; the bound is 0 or more");
    }
    Set<String> names = new HashSet<>();
    for (GraphStep.Iterate.Carried carried : step.carried()) {
      checkField(carried.name(), step.output());
      if (!names.add(carried.name())) {
        throw new GraphException(
            GraphException.Code.GRAPH_NAME_TAKEN,
            step.output(),
            "The name '" + carried.name() + "' is carried twice");
      }
    }
  }

  private static void checkPure(GraphStep.Pure step) {
    if (!step.ann().equals(Ann.NONE)) {
      throw new GraphException(
          GraphException.Code.GRAPH_PURE_OPTIONS,
          step.output(),
          "A pure function has no options: it is deterministic, and nothing retries or times it");
    }
    Optional<Json> variables = step.pure().equals(Std.EXPR)
        ? step.args().flatMap(args -> args.get("vars"))
        : Optional.empty();
    if (variables.isPresent() && !variables.get().equals(Json.texts(step.inputs()))) {
      throw new GraphException(
          GraphException.Code.GRAPH_EXPR_VARIABLES,
          step.output(),
          "The variables of a std.expr are its inputs in order, here " + step.inputs());
    }
  }

  private static void checkOutput(String name, String where) {
    if (RESERVED.matcher(name).matches()) {
      throw new GraphException(
          GraphException.Code.GRAPH_NAME_RESERVED,
          where,
          "The name '" + name + "' is reserved, as all like __*__");
    }
  }

  /** Names that are no outputs may look reserved, but not be the field in which a branch keeps its decision. */
  private static void checkField(String name, String where) {
    if (name.equals(Std.BRANCH_FIELD)) {
      throw new GraphException(
          GraphException.Code.GRAPH_NAME_RESERVED,
          where,
          "The name '" + name + "' is reserved for branches");
    }
  }
}
