package dev.sluice.ir.graph;

import dev.sluice.ir.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Lowers one {@code each}. A body that uses its item only takes it bare; every other body takes a record of the item,
 * the captured names and the constants.
 */
final class EachLowering {

  private final Lowering context;
  private final StdNodes std;
  private final GraphStep.Each step;
  private final String id;
  private final List<String> captures;

  EachLowering(Lowering context, GraphStep.Each step, String id) {
    this.context = context;
    this.std = context.std();
    this.step = step;
    this.id = id;
    this.captures = context.relations().captures(step);
  }

  /** On an environment that has the list and the captured names. */
  Chain fromEnv() {
    Node list = captures.isEmpty() ? std.pluck(id, step.items()) : std.packEach(id, step, captures);
    return new Chain().add(id, list).add(id, fromList()).collapse();
  }

  /** On the list itself, already packed if names are captured. */
  Node fromList() {
    Node body = context.inner(NodeIds.inside(id, "each"));
    return new Node.Each(id, step.ann(), body, step.maxParallel(), step.reducer());
  }

  static Node body(Lowering context, GraphStep.Each step, String id) {
    GraphLowering body = new GraphLowering(context, step.body(), id);
    List<String> captures = context.relations().captures(step);
    if (captures.isEmpty() && step.consts().isEmpty()) {
      return body.fromInput();
    }
    List<String> fields = new ArrayList<>(List.of(step.body().input()));
    fields.addAll(captures);
    fields.addAll(step.consts().keySet());
    StdNodes std = context.std();
    Chain chain = new Chain();
    if (captures.isEmpty()) {
      chain.add(id, std.packItem(id, step.body().input(), step.consts()));
    }
    return chain.add(id, std.unpack(id, fields)).addAll(body.fromEnv(fields)).toNode(context.ids());
  }
}
