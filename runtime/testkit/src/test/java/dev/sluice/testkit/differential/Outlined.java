package dev.sluice.testkit.differential;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Node;
import dev.sluice.ir.Shape;
import dev.sluice.ir.Step;
import dev.sluice.ir.SubContract;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Turns parts of a program into child runs, which changes events but no value. */
final class Outlined {

  private static final SubContract ANY =
      new SubContract(Shape.AGENT, Optional.empty(), Optional.empty());

  private final Choice choice;
  private final Map<String, Node> subs = new LinkedHashMap<>();
  private int count;

  Outlined(Choice choice) {
    this.choice = choice;
  }

  Map<String, Node> subs() {
    return subs;
  }

  /** Groups stay as they are, since they are flattened with those around them. */
  Node of(Node node) {
    if (node instanceof Node.Par || !choice.percent(15)) {
      return inside(node);
    }
    String ref = "c" + count++;
    subs.put(ref, inside(node));
    return new Node.Prim(
        ref + "#run", Ann.NONE, new Step.Sub(ref, ANY), Optional.empty(), Optional.empty());
  }

  private Node inside(Node node) {
    if (node instanceof Node.Seq seq) {
      return new Node.Seq(seq.id(), seq.ann(), of(seq.left()), of(seq.right()));
    }
    if (node instanceof Node.Alt alt) {
      return new Node.Alt(alt.id(), alt.ann(), alt.predicate(), of(alt.left()), of(alt.right()));
    }
    if (node instanceof Node.Each each) {
      return new Node.Each(each.id(), each.ann(), of(each.body()), each.bound(), each.reducer());
    }
    return node instanceof Node.IterUpTo iter
        ? new Node.IterUpTo(iter.id(), iter.ann(), of(iter.body()), iter.bound(), iter.until())
        : node;
  }
}
