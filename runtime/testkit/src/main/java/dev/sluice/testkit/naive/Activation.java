package dev.sluice.testkit.naive;

import dev.sluice.ir.Json;
import dev.sluice.ir.Merge;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.ir.Truthiness;
import dev.sluice.testkit.naive.Interpretation.Done;
import dev.sluice.testkit.naive.TraceEvent.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The operators: what each does with the value that flows into it. */
final class Activation implements Node.Visitor<Result> {

  private static final double SUB_COST = 5;

  private final Interpretation run;
  private final Json input;
  private final Ref planned;
  private final String place;

  Activation(Interpretation run, Json input, Ref planned, String place) {
    this.run = run;
    this.input = input;
    this.planned = planned;
    this.place = place;
  }

  @Override
  public Result ident(Node.Ident node) {
    return Result.of(input);
  }

  @Override
  public Result arr(Node.Arr node) {
    return Result.of(run.pures().apply(node.pure(), input, node.args()));
  }

  @Override
  public Result prim(Node.Prim node) {
    return node.step() instanceof Step.Sub sub
        ? Result.of(run.child(run.effects().child(sub.ref()), input, planned), SUB_COST)
        : run.effects().perform(node, input);
  }

  @Override
  public Result seq(Node.Seq node) {
    Done left = child(node.left(), input);
    return Result.of(
        run.activate(node.right(), left.value(), List.of(left.did()), place).value());
  }

  @Override
  public Result par(Node.Par node) {
    Merge.Kind kind = node.merge().map(Merge::kind).orElse(Merge.Kind.ALL);
    if (kind != Merge.Kind.ALL) {
      throw notBuilt(kind.wire());
    }
    List<Node> branches = Branches.of(node);
    List<Json> values = new ArrayList<>();
    for (Node branch : branches) {
      values.add(child(branch, input).value());
    }
    Json merged = reduced(node.merge().flatMap(Merge::reducer), Json.of(values));
    boolean degraded = branches.stream().anyMatch(WholeSession::isSeenIn);
    return Result.of(merged, degraded ? WholeSession.DEGRADED : Json.Obj.EMPTY);
  }

  @Override
  public Result each(Node.Each node) {
    if (!(input instanceof Json.Arr items)) {
      throw new InterpreterFailure(
          InterpreterFailure.Code.NOT_A_LIST, "each: input must be a list at '" + node.id() + "'");
    }
    List<Json> values = new ArrayList<>();
    for (Json item : items.items()) {
      values.add(run.activate(node.body(), item, List.of(planned), inside(values.size()))
          .value());
    }
    Json.Obj attrs = Json.Obj.of("items", Json.of(values.size()));
    if (WholeSession.isSeenIn(node.body())) {
      attrs = Json.Obj.of(
          "items",
          Json.of(values.size()),
          "merge",
          WholeSession.MERGE,
          "reason",
          WholeSession.REASON);
    }
    return Result.of(reduced(node.reducer(), Json.of(values)), attrs);
  }

  @Override
  public Result alt(Node.Alt node) {
    boolean holds = Truthiness.of(run.pures().apply(node.predicate(), input, Optional.empty()));
    return Result.of(child(holds ? node.left() : node.right(), input).value());
  }

  @Override
  public Result choose(Node.Switch node) {
    Json key = run.pures().apply(node.selector(), input, Optional.empty());
    Optional<Node> arm = key instanceof Json.Text text
        ? Optional.ofNullable(node.cases().get(text.value()))
        : Optional.empty();
    Node chosen = arm.or(node::fallback)
        .orElseThrow(() -> new InterpreterFailure(
            InterpreterFailure.Code.NO_CASE,
            "alt: no case for key " + key + " at '" + node.id() + "'"));
    return Result.of(child(chosen, input).value());
  }

  @Override
  public Result iterUpTo(Node.IterUpTo node) {
    Json value = input;
    Ref cause = planned;
    for (int round = 0; round < node.bound(); round++) {
      Done done = run.activate(node.body(), value, List.of(cause), inside(round));
      value = done.value();
      cause = done.did();
      if (node.until().isPresent()
          && Truthiness.of(run.pures().apply(node.until().get(), value, Optional.empty()))) {
        break;
      }
    }
    return Result.of(value);
  }

  @Override
  public Result evalPlan(Node.EvalPlan node) {
    throw notBuilt("eval_plan");
  }

  @Override
  public Result app(Node.App node) {
    throw notBuilt("app");
  }

  @Override
  public Result loop(Node.Loop node) {
    throw notBuilt("loop");
  }

  private Done child(Node node, Json value) {
    return run.activate(node, value, List.of(planned), place);
  }

  private Json reduced(Optional<String> reducer, Json value) {
    return reducer.isPresent() ? run.pures().apply(reducer.get(), value, Optional.empty()) : value;
  }

  private String inside(int index) {
    return place + "[" + index + "]";
  }

  static InterpreterFailure notBuilt(String operation) {
    return new InterpreterFailure(
        InterpreterFailure.Code.NOT_BUILT,
        "The naive interpreter does not have '" + operation + "'");
  }
}
