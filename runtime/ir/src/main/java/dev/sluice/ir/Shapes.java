package dev.sluice.ir;

import java.util.ArrayList;
import java.util.List;

/**
 * The shape of a tree. The surface takes a child run for one step; the closed shape takes it for what its contract
 * says. A staged plan is not looked into: what it may contain is decided when it is admitted.
 */
public final class Shapes {

  private Shapes() {}

  /** The shapes of one node of a walk. */
  public record NodeShape(WireNode node, Shape surface, Shape closed) {}

  public static Shape surface(Node root) {
    return surface(WireNode.of(root));
  }

  public static Shape closed(Node root) {
    return closed(WireNode.of(root));
  }

  public static Shape surface(WireNode root) {
    return all(root).get(0).surface();
  }

  public static Shape closed(WireNode root) {
    return all(root).get(0).closed();
  }

  /** The shapes of every node, in walk order. */
  public static List<NodeShape> all(WireNode root) {
    List<Visit<WireNode>> order = TreeWalk.visits(root);
    List<NodeShape> shapes = new ArrayList<>();
    for (Visit<WireNode> visit : order) {
      shapes.add(alone(visit.node()));
    }
    for (int i = order.size() - 1; i > 0; i--) {
      int above = order.get(i).parent().orElseThrow().index();
      NodeShape child = shapes.get(i);
      NodeShape parent = shapes.get(above);
      if (takesShapeOfChildren(parent.node().op())) {
        Shape surface = parent.surface().join(child.surface());
        shapes.set(
            above, new NodeShape(parent.node(), surface, parent.closed().join(child.closed())));
      }
    }
    return List.copyOf(shapes);
  }

  private static NodeShape alone(WireNode node) {
    Shape own = switch (node.op()) {
      case PRIM, IDENT, ARR, SEQ -> Shape.PIPELINE;
      case PAR, EACH -> Shape.DATAFLOW;
      case ALT -> Shape.BRANCHING;
      case ITER_UP_TO -> Shape.FEEDBACK;
      case EVAL_PLAN -> Shape.STAGED;
      case APP, LOOP -> Shape.AGENT;
    };
    boolean childRun =
        node.op() == Op.PRIM && node.step().filter(Step.Sub.class::isInstance).isPresent();
    Shape closed = childRun ? ((Step.Sub) node.step().orElseThrow()).contract().shape() : own;
    return new NodeShape(node, own, closed);
  }

  private static boolean takesShapeOfChildren(Op op) {
    return switch (op) {
      case SEQ, PAR, EACH, ALT, ITER_UP_TO -> true;
      case PRIM, IDENT, ARR, EVAL_PLAN, APP, LOOP -> false;
    };
  }
}
