package dev.sluice.testkit.naive;

import dev.sluice.ir.Node;
import dev.sluice.ir.Shape;
import dev.sluice.ir.Shapes;
import dev.sluice.ir.TreeWalk;
import dev.sluice.ir.WireNode;
import dev.sluice.testkit.naive.TraceEvent.Kind;
import dev.sluice.testkit.naive.TraceEvent.Ref;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Collects the events of a run. */
final class Trace {

  private final List<TraceEvent> events = new ArrayList<>();
  private final Map<Node, Shape> shapes = new IdentityHashMap<>();

  Trace(Node flow) {
    add(flow);
  }

  /** Takes in the nodes of a flow that is going to be run. */
  void add(Node flow) {
    Iterator<Shapes.NodeShape> inWalkOrder = Shapes.all(WireNode.of(flow)).iterator();
    TreeWalk.preOrder(flow).forEach(node -> shapes.put(node, inWalkOrder.next().surface()));
  }

  Ref planned(String activation, Node node, List<Ref> causes) {
    events.add(new TraceEvent.Planned(activation, node.id(), causes, shape(node)));
    return new Ref(Kind.PLANNED, activation, node.id());
  }

  Ref did(Ref planned, Node node, Result result) {
    events.add(new TraceEvent.Did(
        planned.activation(),
        node.id(),
        List.of(planned),
        shape(node),
        result.value(),
        node.ann().costUnits().isPresent() ? node.ann().costUnits() : result.cost(),
        result.attrs()));
    return new Ref(Kind.DID, planned.activation(), node.id());
  }

  void failed(Ref planned, Exception failure) {
    events.add(
        new TraceEvent.Failed(planned.activation(), planned.node(), List.of(planned), failure));
  }

  private Shape shape(Node node) {
    return Objects.requireNonNull(shapes.get(node), "a node of another flow");
  }

  List<TraceEvent> events() {
    return events;
  }
}
