package dev.sluice.ir.graph;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lowers one repetition. What is carried from round to round is the bare value if that is all the body uses; otherwise a
 * record of the carried values, the captured names and the mark that the repetition has ended.
 */
final class IterateLowering {

  /** The last part of the id of the body's graph. */
  static final String ROLE = "round";

  private final Lowering context;
  private final StdNodes std;
  private final GraphStep.Iterate step;
  private final String id;
  private final List<String> captures;

  IterateLowering(Lowering context, GraphStep.Iterate step, String id) {
    this.context = context;
    this.std = context.std();
    this.step = step;
    this.id = id;
    this.captures = context.relations().captures(step);
  }

  private boolean isBare() {
    return !step.isPacked() && captures.isEmpty();
  }

  /** On an environment that has the first round's values and the captured names. */
  Chain fromEnv() {
    if (isBare()) {
      String start = step.carried().get(0).start();
      return new Chain().add(id, std.pluck(id, start)).add(id, onCarrier()).collapse();
    }
    return new Chain()
        .add(id, std.pack(id, carrier()))
        .add(id, onCarrier())
        .add(id, std.pluck(id, step.body().input()))
        .collapse();
  }

  /** On the first carrier. */
  Node onCarrier() {
    Node body = context.inner(NodeIds.inside(id, ROLE));
    Optional<String> until = step.stops() ? Optional.of(Std.BRANCH_PREDICATE) : Optional.empty();
    return new Node.IterUpTo(id, step.ann(), body, step.bound(), until);
  }

  /** The mark is there from the start, so that the carrier has one form in every round. */
  private Map<String, Json> carrier() {
    Map<String, Json> fields = new LinkedHashMap<>();
    step.carried()
        .forEach(
            carried -> fields.put(carried.name(), Json.Obj.of("field", Json.of(carried.start()))));
    captures.forEach(name -> fields.put(name, Json.Obj.of("field", Json.of(name))));
    if (step.stops()) {
      fields.put(GraphStep.Iterate.STOP, Json.Obj.of("const", Json.FALSE));
    }
    return fields;
  }

  static Node body(Lowering context, GraphStep.Iterate step, String id) {
    GraphLowering body = new GraphLowering(context, step.body(), id);
    List<String> captures = context.relations().captures(step);
    if (captures.isEmpty() && !step.isPacked()) {
      return body.fromInput();
    }
    List<String> fields = new ArrayList<>();
    step.carried().forEach(carried -> fields.add(carried.name()));
    fields.addAll(captures);
    StdNodes std = context.std();
    Node round = body.fromEnv(fields).toNode(context.ids());
    Chain chain = new Chain().add(id, std.par(id, List.of(std.ident(id), round)));
    // What the body gives replaces what it took; the captured names stay.
    chain.add(
        id, step.isPacked() ? std.mergePair(id) : std.assign(id, step.body().input()));
    return chain.toNode(context.ids());
  }
}
