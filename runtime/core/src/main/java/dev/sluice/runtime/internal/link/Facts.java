package dev.sluice.runtime.internal.link;

import dev.sluice.ir.CtxPolicy;
import dev.sluice.ir.Node;
import dev.sluice.ir.Shape;
import dev.sluice.ir.Shapes;
import dev.sluice.ir.Step;
import dev.sluice.ir.TreeWalk;
import dev.sluice.ir.Visit;
import dev.sluice.ir.WireNode;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What is known of every tree of a program before it is linked. Nodes are told apart by identity. */
final class Facts {

  /**
   * @param effects true when there is an effect in the tree
   * @param wholeSession true when a step of the tree sees the whole conversation, so that nothing may run beside it
   */
  private record Fact(boolean effects, boolean wholeSession) {}

  private final Map<Node, Fact> facts = new IdentityHashMap<>();
  private final Map<Node, Shape> shapes = new IdentityHashMap<>();

  /** @param withShapes false when nobody asks for shapes */
  Facts(Node root, boolean withShapes) {
    List<Visit<Node>> order = TreeWalk.visits(root);
    for (Visit<Node> visit : order) {
      facts.put(visit.node(), alone(visit.node()));
    }
    for (int i = order.size() - 1; i > 0; i--) {
      Fact child = facts.get(order.get(i).node());
      Node above = order.get(i).parent().orElseThrow().node();
      facts.merge(
          above,
          child,
          (a, b) -> new Fact(a.effects() || b.effects(), a.wholeSession() || b.wholeSession()));
    }
    if (withShapes) {
      List<Shapes.NodeShape> all = Shapes.all(WireNode.of(root));
      for (Visit<Node> visit : order) {
        shapes.put(visit.node(), all.get(visit.index()).surface());
      }
    }
  }

  private static Fact alone(Node node) {
    return new Fact(
        node instanceof Node.Prim, node instanceof Node.Prim prim && seesWholeSession(prim.step()));
  }

  private static boolean seesWholeSession(Step step) {
    Optional<CtxPolicy> ctx = step instanceof Step.Call call
        ? call.ctx()
        : step instanceof Step.Think think ? think.ctx() : Optional.empty();
    return ctx.isPresent() && ctx.get().scope() == CtxPolicy.Scope.WHOLE_SESSION;
  }

  private Fact fact(Node node) {
    return Objects.requireNonNull(facts.get(node), "a node of another program");
  }

  boolean effects(Node node) {
    return fact(node).effects();
  }

  boolean wholeSession(Node node) {
    return fact(node).wholeSession();
  }

  Shape shape(Node node) {
    return shapes.getOrDefault(node, Shape.PIPELINE);
  }
}
