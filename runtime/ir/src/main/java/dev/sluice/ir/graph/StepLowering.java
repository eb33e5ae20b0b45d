package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import java.util.List;
import java.util.Optional;

/** Lowers the steps of one graph. */
final class StepLowering {

  private final Lowering context;
  private final GraphRelations relations;
  private final StdNodes std;
  private final StepGraph graph;
  private final String graphId;
  private final Leaves leaves = new Leaves();
  private final FromEnv fromEnv = new FromEnv();

  StepLowering(Lowering context, StepGraph graph, String graphId) {
    this.context = context;
    this.relations = context.relations();
    this.std = context.std();
    this.graph = graph;
    this.graphId = graphId;
  }

  /** The step on an environment record. */
  Chain fromEnv(GraphStep step) {
    return step.accept(fromEnv);
  }

  /** The step on the value it takes. */
  Node leaf(GraphStep step) {
    return step.accept(leaves);
  }

  /**
   * Whether the step can do without an environment: what it takes is one value. Not so for
   * branches, for an {@code each} whose body uses other names, and for a function of several
   * values, even if all of them are the input.
   */
  boolean runsOnInput(GraphStep step) {
    if (step instanceof GraphStep.Each each) {
      return relations.captures(each).isEmpty();
    }
    if (step instanceof GraphStep.Iterate iterate) {
      return !iterate.isPacked() && relations.captures(iterate).isEmpty();
    }
    if (step instanceof GraphStep.Pure pure
        && (Std.takesList(pure.pure()) || pure.pure().equals(Std.MERGE))) {
      return pure.inputs().size() <= 1;
    }
    return step instanceof GraphStep.Leaf;
  }

  private String id(GraphStep step) {
    return context.stepId(graphId, step);
  }

  /** The one value a step takes out of the environment: its source, or the records of its sources merged. */
  private Node projection(GraphStep step) {
    List<String> sources = step.inputs();
    return sources.size() > 1
        ? std.merge(id(step), sources)
        : std.pluck(id(step), sources.isEmpty() ? graph.input() : sources.get(0));
  }

  private Chain projected(GraphStep step) {
    return new Chain().add(id(step), projection(step)).add(id(step), leaf(step)).collapse();
  }

  private final class FromEnv implements GraphStep.Visitor<Chain> {

    @Override
    public Chain tool(GraphStep.Tool step) {
      return projected(step);
    }

    @Override
    public Chain think(GraphStep.Think step) {
      return projected(step);
    }

    @Override
    public Chain sub(GraphStep.Sub step) {
      return projected(step);
    }

    @Override
    public Chain passThrough(GraphStep.PassThrough step) {
      return projected(step);
    }

    @Override
    public Chain pure(GraphStep.Pure step) {
      List<String> sources = step.inputs();
      if (step.pure().equals(Std.MERGE) && sources.size() > 1) {
        Node merge =
            new Node.Arr(id(step), Ann.NONE, Std.MERGE, Optional.of(StdNodes.mergeArgs(sources)));
        return new Chain().add(id(step), merge);
      }
      if (!Std.takesList(step.pure())) {
        return projected(step);
      }
      Chain chain = new Chain();
      if (!sources.isEmpty()) {
        List<Node> values =
            sources.stream().map(source -> std.pluck(id(step), source)).toList();
        chain.add(id(step), std.par(id(step), values));
      } else if (step.pure().equals(Std.RECORD)) {
        throw new GraphException(
            GraphException.Code.GRAPH_RECORD_EMPTY,
            step.output(),
            "A std.record needs at least one input");
      }
      return chain.add(id(step), leaf(step)).collapse();
    }

    @Override
    public Chain cond(GraphStep.Cond step) {
      return new BranchLowering(context, step, id(step)).cond(step);
    }

    @Override
    public Chain choose(GraphStep.Switch step) {
      return new BranchLowering(context, step, id(step)).choose(step);
    }

    @Override
    public Chain each(GraphStep.Each step) {
      return new EachLowering(context, step, id(step)).fromEnv();
    }

    @Override
    public Chain iterate(GraphStep.Iterate step) {
      return new IterateLowering(context, step, id(step)).fromEnv();
    }
  }

  private final class Leaves implements GraphStep.Visitor<Node> {

    @Override
    public Node tool(GraphStep.Tool step) {
      return prim(step, Step.Call.of(step.ref()));
    }

    @Override
    public Node think(GraphStep.Think step) {
      return prim(step, new Step.Think(step.reasoner(), Optional.empty()));
    }

    @Override
    public Node sub(GraphStep.Sub step) {
      return prim(step, new Step.Sub(step.ref(), step.contract()));
    }

    @Override
    public Node pure(GraphStep.Pure step) {
      return new Node.Arr(id(step), Ann.NONE, step.pure(), step.args());
    }

    @Override
    public Node passThrough(GraphStep.PassThrough step) {
      return new Node.Ident(id(step), Ann.NONE);
    }

    @Override
    public Node cond(GraphStep.Cond step) {
      return fromEnv(step).toNode(context.ids());
    }

    @Override
    public Node choose(GraphStep.Switch step) {
      return fromEnv(step).toNode(context.ids());
    }

    @Override
    public Node each(GraphStep.Each step) {
      return new EachLowering(context, step, id(step)).fromList();
    }

    @Override
    public Node iterate(GraphStep.Iterate step) {
      return new IterateLowering(context, step, id(step)).onCarrier();
    }

    private Node prim(GraphStep.Leaf step, Step what) {
      return new Node.Prim(id(step), step.ann(), what, Optional.empty(), Optional.empty());
    }
  }
}
