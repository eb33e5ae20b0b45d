package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Contract;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.ToolRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads step graphs written as JSON: {@code {"input"?, "output"?, "steps": [...]}}.
 *
 * <p>Every step has {@code kind} and {@code output}. Kinds {@code tool think pure passthrough} have {@code ref}, {@code
 * inputs} (names, or pairs of slot and name that must be equal) and optionally {@code contract ann args mcp}; {@code
 * cond} has {@code pred inputs ifTrue ifFalse subject?}; {@code switch} has {@code select inputs cases default?
 * subject?}; {@code each} has {@code items body maxParallel? reducer? consts? ann?}. With a subject, {@code pred} and
 * {@code select} may be absent. Keys that nothing asks for are ignored.
 */
public final class GraphJson {

  private final Members step;

  private GraphJson(Members step) {
    this.step = step;
  }

  /**
   * @throws IrException if the document is no step graph
   * @throws GraphException if an edge or an output breaks a rule that the graph, once read, cannot show any more
   */
  public static StepGraph read(Json document) {
    return graph(new Members(document, "$"));
  }

  private static StepGraph graph(Members graph) {
    List<GraphStep> steps = new ArrayList<>();
    graph.array("steps").forEach(step -> steps.add(new GraphJson(step).step()));
    return new StepGraph(
        graph.text("input").orElse(StepGraph.DEFAULT_INPUT), graph.text("output"), steps);
  }

  private GraphStep step() {
    String kind = step.required("kind");
    String output = step.required("output");
    switch (kind) {
      case "tool":
        return new GraphStep.Tool(
            tool(), inputs(), output, step.object("contract").map(GraphJson::contract), ann());
      case "think":
        return new GraphStep.Think(step.required("ref"), inputs(), output, ann());
      case "pure":
        return new GraphStep.Pure(
            step.required("ref"), inputs(), output, step.object("args").map(Members::json), ann());
      case "passthrough":
        return new GraphStep.PassThrough(inputs(), output);
      case "cond":
        return new GraphStep.Cond(
            step.text("pred"),
            subject("pred"),
            inputs(),
            output,
            inner("ifTrue"),
            inner("ifFalse"));
      case "switch":
        return new GraphStep.Switch(
            step.text("select"),
            subject("select"),
            inputs(),
            output,
            cases(),
            step.object("default").map(GraphJson::graph));
      case "each":
        return each(output);
      default:
        throw step.error(
            IrException.Code.IR_BAD_WORD, "kind", "No kind of step is named '" + kind + "'");
    }
  }

  private GraphStep each(String output) {
    StepGraph body = inner("body");
    // A body that does nothing is written without output. The reference takes an output that names
    // the item for a
    // capture from outside and refuses it, so documents that state one are not exchangeable.
    if (body.output().equals(Optional.of(body.input()))) {
      throw new GraphException(
          GraphException.Code.GRAPH_FOREIGN_CAPTURE,
          output,
          "The body returns its item '" + body.input() + "' by name; use a passthrough step");
    }
    SortedMap<String, Json> consts = new TreeMap<>(CodePoints.ORDER);
    step.object("consts").ifPresent(members -> consts.putAll(members.json().members()));
    OptionalInt maxParallel = step.integer("maxParallel");
    return new GraphStep.Each(
        edge("items"), output, body, maxParallel, step.text("reducer"), consts, ann());
  }

  private ToolRef tool() {
    Optional<Members> mcp = step.object("mcp");
    return mcp.isPresent()
        ? new ToolRef.Mcp(mcp.get().required("server"), mcp.get().required("tool"))
        : new ToolRef.Native(step.required("ref"));
  }

  private static Contract contract(Members contract) {
    return new Contract(
        contract.word("effect", Contract.Effect.values(), Contract.Effect::wire),
        contract.word("idempotency", Contract.Idempotency.values(), Contract.Idempotency::wire),
        false);
  }

  private Ann ann() {
    return step.object("ann").map(options -> Options.read(options.json())).orElse(Ann.NONE);
  }

  private SortedMap<String, StepGraph> cases() {
    SortedMap<String, StepGraph> cases = new TreeMap<>(CodePoints.ORDER);
    Members all = step.object("cases").orElseThrow(() -> step.missing("cases"));
    all.json()
        .members()
        .keySet()
        .forEach(key -> cases.put(key, graph(all.object(key).orElseThrow())));
    return cases;
  }

  private StepGraph inner(String key) {
    return graph(step.object(key).orElseThrow(() -> step.missing(key)));
  }

  /** The subject, which must be there if the test is not. */
  private Optional<String> subject(String test) {
    if (step.has("subject")) {
      return Optional.of(edge("subject"));
    }
    step.required(test);
    return Optional.empty();
  }

  private List<String> inputs() {
    List<String> names = new ArrayList<>();
    step.values("inputs").forEach(edge -> names.add(name(edge, "inputs")));
    return names;
  }

  private String edge(String key) {
    return name(step.value(key).orElseThrow(() -> step.missing(key)), key);
  }

  private String name(Json edge, String key) {
    if (edge instanceof Json.Text name) {
      return name.value();
    }
    if (!(edge instanceof Json.Arr pair
        && pair.items().size() == 2
        && pair.items().get(0) instanceof Json.Text slot
        && pair.items().get(1) instanceof Json.Text source)) {
      throw step.error(IrException.Code.IR_FIELD_TYPE, key, "An edge is a name or a pair of names");
    }
    if (!slot.equals(source)) {
      throw new GraphException(
          GraphException.Code.GRAPH_EDGE_RENAMED,
          step.required("output"),
          "The edge calls '" + source.value() + "' '" + slot.value()
              + "', but a name has one meaning in a graph");
    }
    return source.value();
  }
}
